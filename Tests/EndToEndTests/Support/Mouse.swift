import Testing

/// The mouse.
enum Mouse {
  /// Clicks on the middle of an accessible.
  static func click(_ accessible: Accessible) throws {
    try move(to: accessible)
    try Xdotool.run(["click", "1"])
  }

  /// Clicks twice, fast enough for a double click.
  static func doubleClick(_ accessible: Accessible) throws {
    try move(to: accessible)
    try Xdotool.run(["click", "--repeat", "2", "--delay", "60", "1"])
  }

  /// Turns the wheel by one notch towards the end of what lies under the middle of an accessible.
  static func scrollDown(over accessible: Accessible) throws {
    try move(to: accessible)
    try Xdotool.run(["click", "5"])
  }

  /// Waits until the accessible lies still, as it does not in a window that has just come up, and
  /// moves to its middle.
  private static func move(to accessible: Accessible) throws {
    var frame = accessible.frameOnScreen
    try eventually("it lies still on the screen", details: accessible.line) {
      let previous = frame
      frame = accessible.frameOnScreen
      return accessible.isOnScreen && frame != nil && frame == previous
    }
    let center = try #require(frame).center
    try Xdotool.run(["mousemove", "\(center.x)", "\(center.y)"])
  }
}
