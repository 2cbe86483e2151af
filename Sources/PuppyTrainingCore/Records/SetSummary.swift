/// A set in short: all that the state of a trick depends on.
public struct SetSummary: Identifiable, Equatable, Sendable {
  public let id: PracticeSet.ID
  public let dog: Dog.ID
  public let trick: Trick.ID
  /// Which step, from 0.
  public let step: Int
  /// The day on which it began, by the clock on the wall of that time.
  public let day: Day
  /// As it was typed.
  public let place: String?
  /// What was done after the set; `nil` while it is not finished.
  public let chosen: Verdict?

  public init(
    id: PracticeSet.ID, dog: Dog.ID, trick: Trick.ID, step: Int, day: Day, place: String? = nil,
    chosen: Verdict? = nil
  ) {
    self.id = id
    self.dog = dog
    self.trick = trick
    self.step = step
    self.day = day
    self.place = place
    self.chosen = chosen
  }

  /// The short form of this set.
  public init(_ set: PracticeSet) {
    self.init(
      id: set.id, dog: set.dog, trick: set.trick, step: set.step,
      day: Day(of: set.start, secondsFromGMT: set.secondsFromGMT), place: set.details.place,
      chosen: set.decision?.chosen)
  }
}
