/// What happened to the clock between two moments of the journal. Nothing is lost by it: the
/// journal keeps its own order, and durations come from another clock.
public enum ClockChange: Hashable, Sendable {
  /// It is this many seconds earlier than at the latest rep.
  case backwards(seconds: Int)
  /// The time zone, or summer time, is another one: seconds ahead of UTC before and now.
  case zone(from: Int, to: Int)

  /// What happened between these moments, the earlier one of the journal first. Clocks that are set
  /// right by a few seconds are no change.
  public static func between(_ earlier: WallTime, _ now: WallTime) -> ClockChange? {
    let seconds = earlier.date.timeIntervalSince(now.date)
    if seconds > tolerance { return .backwards(seconds: Int(min(seconds, 1e15))) }
    guard earlier.secondsFromGMT == now.secondsFromGMT else {
      return .zone(from: earlier.secondsFromGMT, to: now.secondsFromGMT)
    }
    return nil
  }

  /// In seconds: more than a time server corrects at once.
  private static let tolerance = 60.0
}
