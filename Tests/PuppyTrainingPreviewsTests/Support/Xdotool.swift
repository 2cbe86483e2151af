import Gtk
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

  private static func run(_ words: [String]) throws {
    var isGood: Bool?
    ChildProcess.run(["xdotool"] + words, in: "/") { good, _ in isGood = good }
    _ = MainLoop.run { isGood != nil }
    try #require(isGood == true)
  }
}
