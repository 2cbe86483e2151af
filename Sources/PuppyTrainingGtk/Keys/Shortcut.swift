import Gtk
import PuppyTrainingCore

/// Keys that do something, as the bindings, the shortcuts window and their tests know them.
package struct Shortcut {
  /// As GTK writes them: `Escape`, `<Control>w`.
  let keys: String
  let meaning: Meaning
  /// What they do, for people.
  let effect: String

  /// Who acts on them.
  enum Meaning: Equatable {
    /// An action, in whatever window has it.
    case action(String)
    /// The window that is in front closes.
    case close
    /// The practice window.
    case practice(PracticeKey)
    /// GTK itself, or the widget with the keyboard.
    case widget
  }

  /// Some that belong together, under a heading.
  struct Group {
    let name: String
    let shortcuts: [Shortcut]
  }
}

/// What a key means while a dog practises.
enum PracticeKey: Hashable {
  case hit, miss, undo, pause
  /// How a set ends, while its verdict is up.
  case choice(Verdict)
}
