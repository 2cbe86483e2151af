import Gtk
import GtkTools

/// The keyboard, as a person uses it, for windows of the tests themselves: unlike the tool that tests
/// of another program use, this one lets the main loop go on meanwhile, without which no window here
/// would see a key.
package enum Xdotool {
  /// It could not do what it was asked for.
  package struct Failure: Error { let arguments: [String] }

  /// Presses keys one after the other: `"ctrl+f"`, `"Escape"`.
  package static func press(_ keys: String...) throws {
    try run(["key", "--clearmodifiers", "--delay", "30"] + keys)
  }

  /// Types a text; a new line is Enter.
  package static func type(_ text: String) throws {
    try run(["type", "--clearmodifiers", "--delay", "20", text])
  }

  /// Gives the keyboard to a window. Windows of other tests, which have gone, may have had it.
  package static func activate(_ window: Window) throws {
    let arguments = ["search", "--name", "^\(window.title)$", "windowactivate", "--sync"]
    try run(arguments)
    guard MainLoop.run(until: { window.isActive }) else { throw Failure(arguments: arguments) }
  }

  private static func run(_ arguments: [String]) throws {
    var isGood: Bool?
    Subprocess.run(["xdotool"] + arguments, in: "/") { good, _ in isGood = good }
    _ = MainLoop.run { isGood != nil }
    guard isGood == true else { throw Failure(arguments: arguments) }
  }
}
