import FoundationEssentials

/// What the clock on the wall says.
public struct WallTime: Hashable, Sendable {
  public let date: Date
  /// How far the clock on the wall is ahead of UTC, in seconds.
  public let secondsFromGMT: Int

  public init(date: Date, secondsFromGMT: Int = 0) {
    self.date = date
    self.secondsFromGMT = secondsFromGMT
  }

  /// The day it is.
  public var day: Day { Day(of: date, secondsFromGMT: secondsFromGMT) }
}
