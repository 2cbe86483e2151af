/// What the collection shows and filters of one trick and the present dog.
public struct TrickStanding: Equatable, Sendable {
  public let state: TrickState
  /// How many days ago the dog practised it last, 0 for today; `nil` for never.
  public let daysSincePractice: Int?
  /// The dog has learnt all of the trick's prerequisites, or it has none.
  public let isReady: Bool

  public init(state: TrickState, daysSincePractice: Int?, isReady: Bool) {
    self.state = state
    self.daysSincePractice = daysSincePractice
    self.isReady = isReady
  }

  /// How a trick stands with no dog, or one that never practised.
  public static func untrained(_ trick: Trick) -> TrickStanding {
    TrickStanding(state: .new, daysSincePractice: nil, isReady: trick.prerequisites.isEmpty)
  }
}
