import FoundationEssentials

/// A run of tries at one step of a trick.
public struct PracticeSet: Identifiable, Equatable, Sendable {
  public let id: UUID
  public let dog: Dog.ID
  public let trick: Trick.ID
  /// Which step, from 0.
  public let step: Int
  public let start: Date
  /// How far the clock on the wall was ahead of UTC at the start, in seconds.
  public let secondsFromGMT: Int
  /// In the order in which they were marked.
  public var reps: [Rep]
  public var details: SetDetails
  /// `nil` while the set is not finished.
  public var decision: Decision?

  public init(
    id: UUID = UUID(), dog: Dog.ID, trick: Trick.ID, step: Int, start: Date,
    secondsFromGMT: Int = 0, reps: [Rep] = [], details: SetDetails = SetDetails(),
    decision: Decision? = nil
  ) {
    self.id = id
    self.dog = dog
    self.trick = trick
    self.step = step
    self.start = start
    self.secondsFromGMT = secondsFromGMT
    self.reps = reps
    self.details = details
    self.decision = decision
  }

  public var hits: Int { reps.count { $0.isHit } }
  public var misses: Int { reps.count - hits }
}
