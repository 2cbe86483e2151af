import Gtk
import GtkTestSupport
import GtkTools
import Testing

/// The keyboard, as a person uses it.
enum Xdotool {
  /// Presses keys one after the other: `"ctrl+f"`, `"Escape"`.
  static func press(_ keys: String...) throws {
    try run(["key", "--clearmodifiers", "--delay", "30"] + keys)
  }

  /// Types a text; a new line is Enter.
  static func type(_ text: String) throws {
    try run(["type", "--clearmodifiers", "--delay", "20", text])
  }

  /// Gives the keyboard to a window. Windows of other tests, which have gone, may have had it.
  static func activate(_ window: Window) throws {
    try run(["search", "--name", "^\(window.title)$", "windowactivate", "--sync"])
    try #require(MainLoop.run { window.isActive })
  }

  private static func run(_ words: [String]) throws {
    var isGood: Bool?
    Subprocess.run(["xdotool"] + words, in: "/") { good, _ in isGood = good }
    _ = MainLoop.run { isGood != nil }
    try #require(isGood == true)
  }
}
