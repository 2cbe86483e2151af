/// A key with the keys held down with it, such as `ctrl+shift+f` or `Escape`; the names are those
/// of xdotool.
public struct KeyStroke: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// Reads it.
  ///
  /// - Throws: `UnknownWord` for a key or modifier that nobody has.
  public init(_ text: String) throws(UnknownWord) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    for modifier in parts.dropLast() where !Self.modifiers.contains(modifier) {
      throw UnknownWord(modifier, as: "modifier", among: Self.modifiers)
    }
    let key = parts.last ?? ""
    guard Self.names.contains(key) else { throw UnknownWord(key, as: "key", among: Self.names) }
    description = text
  }

  static let modifiers = ["ctrl", "shift", "alt", "super"]

  /// The keys that there are.
  static let names: [String] = {
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789".map(String.init)
    return [
      "Escape", "Return", "Tab", "space", "BackSpace", "Delete", "Up", "Down", "Left", "Right",
      "Home", "End", "Prior", "Next", "Menu", "KP_Enter", "KP_Left", "KP_Right", "question",
      "comma", "plus", "minus",
    ] + (1...12).map { "F\($0)" } + letters
  }()
}
