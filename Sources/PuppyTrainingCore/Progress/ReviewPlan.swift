/// When to look at a learnt trick again.
///
/// Each review that is passed doubles the time to the next one: 7 days, 14, 30, 60, 120. In studies
/// of beagles training once or twice a week gave more for each session than daily training, and all
/// dogs still knew the task after four weeks
/// (https://www.southernwindk9.com/post/the-effect-of-frequency-and-duration-of-dog-training); the
/// numbers themselves are ours. A review is due for a range of days, and a day missed takes nothing
/// away: the trick stays due, at the same interval.
public struct ReviewPlan: Equatable, Sendable {
  /// The shortest times to the next review, in days.
  public static let intervals = [7, 14, 30, 60, 120]

  /// How many reviews were passed when they were due.
  public private(set) var passed = 0
  /// The day from which the next interval counts.
  public private(set) var from: Day

  /// A plan for a trick learnt on this day.
  public init(learnt day: Day) { from = day }

  /// The time to the next review, in days.
  public var interval: Int {
    Self.intervals[min(passed, Self.intervals.count - 1)]
  }

  /// The days that suit the next review: from its first to twice the interval.
  public var range: ClosedRange<Day> { (from + interval)...(from + interval * 2) }

  /// The first day of `range` has come.
  public func isDue(on today: Day) -> Bool { today >= range.lowerBound }

  /// Takes in a set at the last step that did not end with a drop.
  ///
  /// A pass on a day on which the review was due makes the next interval longer; one before that
  /// only begins the same interval again. So does a set after which the step is to be repeated.
  public mutating func review(passed isPassed: Bool, on day: Day) {
    if isPassed, isDue(on: day) { passed += 1 }
    from = day
  }
}
