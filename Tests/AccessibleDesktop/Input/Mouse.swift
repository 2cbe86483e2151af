import Glibc

/// The mouse.
public enum Mouse {
  /// Clicks on the middle of an accessible.
  ///
  /// As with a person the button is down for a moment: until the program has answered questions. Of
  /// clicks of a few milliseconds a busy program misses some.
  public static func click(_ accessible: Accessible) throws {
    try move(to: accessible)
    try Xdotool.run(["mousedown", "1"])
    _ = accessible.frameOnScreen
    try Xdotool.run(["mouseup", "1"])
  }

  /// Clicks twice, as one double click.
  ///
  /// The program sleeps in the meantime: what its answer to the first click brings up is never in
  /// the way of the second, however slow the machine is.
  public static func doubleClick(_ accessible: Accessible) throws {
    try move(to: accessible)
    guard let processID = accessible.processID else { throw OutOfReach(accessible.line) }
    kill(processID, SIGSTOP)
    defer { kill(processID, SIGCONT) }
    try Xdotool.run(["click", "--repeat", "2", "--delay", "10", "1"])
  }

  /// Turns the wheel by one notch over the middle of an accessible.
  public static func turnWheel(_ direction: WheelDirection, over accessible: Accessible) throws {
    try move(to: accessible)
    try Xdotool.run(["click", direction.button])
  }

  /// The way the wheel turns.
  public enum WheelDirection {
    /// Towards the start of what is scrolled.
    case up
    /// Towards its end.
    case down

    /// The number under which X knows it.
    fileprivate var button: String { self == .up ? "4" : "5" }
  }

  /// Moves to the middle of the accessible, and after it until it lies still there: one in a window
  /// that has just come up may not do so yet.
  private static func move(to accessible: Accessible) throws {
    var reached: Frame?
    let isStill = try wait {
      guard accessible.isOnScreen, let frame = accessible.frameOnScreen else { return false }
      if frame == reached { return true }
      try Xdotool.run(["mousemove", "\(frame.center.x)", "\(frame.center.y)"])
      reached = frame
      return false
    }
    guard isStill else { throw OutOfReach(accessible.line) }
  }

  /// An accessible that cannot be clicked, because it never lies still on the screen.
  public struct OutOfReach: Error, CustomStringConvertible {
    public let description: String

    init(_ line: String) { description = "This does not lie still on the screen: \(line)" }
  }
}
