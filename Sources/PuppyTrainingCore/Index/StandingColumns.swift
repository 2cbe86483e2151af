/// How all tricks of a book stand for a dog, laid out as `TrickIndex` lays out the book.
public struct StandingColumns: Equatable, Sendable {
  /// The state of each trick, as one bit.
  let states: [UInt64]
  /// How long ago it was practised, as bits.
  let practised: [UInt64]
  let ready: [Bool]
  /// The place of each trick among the states that ask for practice most.
  let urgencies: [UInt8]

  /// - Parameter standings: in the order of the book.
  public init(_ standings: [TrickStanding]) {
    states = standings.map { $0.state.kind.bit }
    practised = standings.map { PracticeGap.gaps(after: $0.daysSincePractice).bits }
    ready = standings.map(\.isReady)
    urgencies = standings.map { $0.state.kind.urgency }
  }
}

extension TrickState.Kind {
  /// 0 for what asks for practice most.
  fileprivate var urgency: UInt8 {
    switch self {
    case .due: 0
    case .learning: 1
    case .proofing: 2
    case .learnt: 3
    case .new: 4
    case .resting: 5
    }
  }
}
