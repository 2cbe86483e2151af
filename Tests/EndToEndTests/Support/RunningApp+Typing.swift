import AccessibleDesktop
import Testing

extension RunningApp {
  /// Presses keys one after the other, as `Keys.press` does, once a window of the app has the
  /// keyboard.
  func press(_ keys: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitForKeyboard(sourceLocation)
    for key in keys { try Keys.press([key]) }
  }

  /// Types a text, once a window of the app has the keyboard.
  func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitForKeyboard(sourceLocation)
    try Keys.type(text)
  }

  /// Presses a key again and again until the focus has come to what has this name.
  func moveFocus(
    to name: String, by key: String = "Tab", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var current = focused?.name
    for _ in 1...60 where current != name {
      try press(key, sourceLocation: sourceLocation)
      let previous = current
      try eventually("\(key) moves the focus", sourceLocation: sourceLocation) {
        current = focused?.name
        return current != nil && current != previous
      }
    }
    try #require(
      current == name, "\(key) never reaches “\(name)”", sourceLocation: sourceLocation)
  }

  private func waitForKeyboard(_ sourceLocation: SourceLocation) throws {
    try eventually("a window of the app has the keyboard", sourceLocation: sourceLocation) {
      activeTitle != nil
    }
  }
}
