import FoundationEssentials
import Glibc

/// The clocks that practice goes by.
public struct PracticeClock: Sendable {
  /// The clock on the wall, which people and time zones move.
  public let now: @Sendable () -> WallTime
  /// A clock that nobody moves, for durations. It stands still while the
  /// machine sleeps.
  public let uptime: @Sendable () -> Duration

  public init(
    now: @escaping @Sendable () -> WallTime, uptime: @escaping @Sendable () -> Duration
  ) {
    self.now = now
    self.uptime = uptime
  }

  /// The clocks of this machine, in its time zone.
  public static let system = PracticeClock {
    let date = Date()
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    return WallTime(date: date, secondsFromGMT: parts.tm_gmtoff)
  } uptime: {
    start.duration(to: .now)
  }

  private static let start = SuspendingClock.now
}
