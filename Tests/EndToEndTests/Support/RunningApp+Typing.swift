import Testing

extension RunningApp {
  /// Presses keys one after the other, as `Keys.press` does, once a window of the app has the
  /// keyboard.
  func press(_ keys: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitForKeyboard(sourceLocation)
    for key in keys { try Keys.press(key) }
  }

  /// Types a text, once a window of the app has the keyboard.
  func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitForKeyboard(sourceLocation)
    try Keys.type(text)
  }

  private func waitForKeyboard(_ sourceLocation: SourceLocation) throws {
    try eventually("a window of the app has the keyboard", sourceLocation: sourceLocation) {
      windows.contains(where: \.isActive)
    }
  }
}
