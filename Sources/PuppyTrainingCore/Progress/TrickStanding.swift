/// What the collection shows and filters of one trick and the present dog. A large book has very
/// many of them, so it is kept small.
public struct TrickStanding: Equatable, Sendable {
  private let kind: TrickState.Kind
  /// The dog has learnt all of the trick's prerequisites, or it has none.
  public let isReady: Bool
  /// The numbers of the state, 0 where it has none. What is beyond 255 steps or places stays there.
  private let first, second: UInt8
  /// -1 for never.
  private let days: Int16

  public init(state: TrickState, daysSincePractice: Int?, isReady: Bool) {
    kind = state.kind
    self.isReady = isReady
    days = daysSincePractice.map { Int16(clamping: $0) } ?? -1
    switch state {
    case .learning(let step, let count):
      first = UInt8(clamping: step)
      second = UInt8(clamping: count)
    case .proofing(let places):
      first = UInt8(clamping: places)
      second = 0
    case .new, .learnt, .due, .resting:
      first = 0
      second = 0
    }
  }

  public var state: TrickState {
    switch kind {
    case .new: .new
    case .learning: .learning(step: Int(first), of: Int(second))
    case .proofing: .proofing(places: Int(first))
    case .learnt: .learnt
    case .due: .due
    case .resting: .resting
    }
  }

  /// How many days ago the dog practised it last, 0 for today; `nil` for never.
  public var daysSincePractice: Int? { days < 0 ? nil : Int(days) }

  /// How a trick stands with no dog, or one that never practised.
  public static func untrained(_ trick: Trick) -> TrickStanding {
    TrickStanding(state: .new, daysSincePractice: nil, isReady: trick.prerequisites.isEmpty)
  }
}
