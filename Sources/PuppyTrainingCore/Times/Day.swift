import FoundationEssentials

/// A day of the calendar, by the clock on the wall of whoever lived it.
public struct Day: Hashable, Comparable, Sendable {
  /// How many days after 1 January 1970, which is 0.
  public let number: Int

  public init(number: Int) { self.number = number }

  /// The day at this time.
  ///
  /// - Parameter secondsFromGMT: how far the clock on the wall was ahead of UTC.
  public init(of date: Date, secondsFromGMT: Int) {
    let seconds = date.timeIntervalSince1970.rounded(.down) + Double(secondsFromGMT)
    let days = (seconds / 86_400).rounded(.down)
    number = days.isFinite ? Int(min(max(days, -Self.limit), Self.limit)) : 0
  }

  /// No clock shows a day farther off; a damaged date may.
  private static let limit = 1e7

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  public static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }

  /// How many days this one lies after the other; never less than 0, also when the clock was moved
  /// backwards between them.
  public func daysSince(_ earlier: Day) -> Int { max(0, number - earlier.number) }
}
