import AccessibleDesktop
import Testing

extension RunningApp {
  /// The first visible object with this role and name, in the window with this title or in any.
  /// Waits until there is one.
  func find(
    _ role: Role, _ name: String, in title: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Accessible {
    var found: Accessible?
    let place = title.map { " in the window “\($0)”" } ?? ""
    try eventually("there is a \(role) “\(name)”\(place)", sourceLocation: sourceLocation) {
      for window in windows where found == nil && (title == nil || window.name == title) {
        found = window.find(role, name)
      }
      return found != nil
    }
    return try #require(found, sourceLocation: sourceLocation)
  }

  /// Waits until the window with this title is there and gets the keys.
  @discardableResult
  func activeWindow(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Accessible {
    var found: Accessible?
    try eventually("the window “\(title)” is active", sourceLocation: sourceLocation) {
      found = activeTitle == title ? window(title) : nil
      return found != nil
    }
    return try #require(found, sourceLocation: sourceLocation)
  }
}
