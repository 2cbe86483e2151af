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

  /// Presses a key again and again until the focus has come to what has this name. Before the next
  /// press the last one has moved the focus.
  func moveFocus(
    to name: String, by key: String = "Tab", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var current = try anyFocus(sourceLocation)
    let start = current
    var hasReturned = false
    while current.name != name {
      try #require(
        !hasReturned, "\(key) never reaches “\(name)”", sourceLocation: sourceLocation)
      try press(key, sourceLocation: sourceLocation)
      let previous = current
      try eventually("\(key) moves the focus on", sourceLocation: sourceLocation) {
        guard let now = focused, now != previous else { return false }
        current = now
        return true
      }
      hasReturned = current == start
    }
  }

  /// What has the focus, as soon as something has.
  private func anyFocus(_ sourceLocation: SourceLocation) throws -> Accessible {
    var found: Accessible?
    try eventually("something has the focus", sourceLocation: sourceLocation) {
      found = focused
      return found != nil
    }
    return try #require(found, sourceLocation: sourceLocation)
  }

  private func waitForKeyboard(_ sourceLocation: SourceLocation) throws {
    try eventually("a window of the app has the keyboard", sourceLocation: sourceLocation) {
      activeTitle != nil
    }
  }
}
