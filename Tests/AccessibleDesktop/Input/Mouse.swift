/// The mouse.
public enum Mouse {
  /// Clicks on the middle of an accessible.
  public static func click(_ accessible: Accessible) throws {
    try move(to: accessible)
    try Xdotool.run(["click", "1"])
  }

  /// Clicks twice, fast enough for a double click.
  public static func doubleClick(_ accessible: Accessible) throws {
    try move(to: accessible)
    try Xdotool.run(["click", "--repeat", "2", "--delay", "60", "1"])
  }

  /// Turns the wheel by some notches towards the end of what lies under the middle of an accessible.
  public static func scrollDown(over accessible: Accessible, notches: Int = 1) throws {
    try move(to: accessible)
    try Xdotool.run(["click", "--repeat", "\(notches)", "--delay", "10", "5"])
  }

  /// Waits until the accessible lies still, as it does not in a window that has just come up, and
  /// moves to its middle.
  private static func move(to accessible: Accessible) throws {
    var frame = accessible.frameOnScreen
    let isStill = wait {
      let previous = frame
      frame = accessible.frameOnScreen
      return accessible.isOnScreen && frame != nil && frame == previous
    }
    guard isStill, let center = frame?.center else { throw OutOfReach(accessible.line) }
    try Xdotool.run(["mousemove", "\(center.x)", "\(center.y)"])
  }

  /// An accessible that cannot be clicked, because it never lies still on the screen.
  public struct OutOfReach: Error, CustomStringConvertible {
    public let description: String

    init(_ line: String) { description = "This does not lie still on the screen: \(line)" }
  }
}
