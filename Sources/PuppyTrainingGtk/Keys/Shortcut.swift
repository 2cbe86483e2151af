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
    /// The same, unless it is the main window or has a use of its own for them.
    case leave
    /// The entry of the search.
    case search(SearchKey)
    /// The practice window.
    case practice(PracticeKey)
    /// GTK itself.
    case gtk
  }

  /// Some that belong together, under a heading.
  struct Group {
    let name: String
    let shortcuts: [Shortcut]
  }
}

/// What a key means in the entry of the search.
enum SearchKey: Hashable {
  case goToFirst, open
  /// What is typed goes first.
  case leave
}

/// What a key means while a dog practises.
enum PracticeKey: Hashable {
  case hit, miss, undo, pause
  /// How a set ends, while its verdict is up.
  case choice(Verdict)
}
