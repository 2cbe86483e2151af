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

  private static func move(to accessible: Accessible) throws {
    guard let frame = accessible.frameOnScreen, frame.width > 0, frame.height > 0 else {
      throw NowhereOnScreen(line: accessible.line)
    }
    try Xdotool.run(["mousemove", "\(frame.center.x)", "\(frame.center.y)"])
  }

  /// The mouse was asked to go to what has no place on the screen.
  struct NowhereOnScreen: Error, CustomStringConvertible {
    let line: String

    var description: String { "This is nowhere on the screen: \(line)" }
  }
}
