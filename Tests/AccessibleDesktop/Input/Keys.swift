/// The keyboard. Keys go to the window that has the focus; wait until that is
/// one of the app's.
public enum Keys {
  /// Presses keys one after the other, each with its modifiers: `"ctrl+f"`, `"Escape"`,
  /// `"KP_Enter"`.
  public static func press(_ keys: [String]) throws {
    try Xdotool.run(["key", "--clearmodifiers"] + keys)
  }

  /// Types a text.
  public static func type(_ text: String) throws {
    try Xdotool.run(["type", "--clearmodifiers", "--delay", "20", text])
  }
}
