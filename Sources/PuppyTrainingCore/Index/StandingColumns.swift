/// How all tricks of a book stand for a dog, laid out as `TrickIndex` lays out the book.
public struct StandingColumns: Equatable, Sendable {
  let bits: ConditionBits
  private let firstState: Int

  /// - Parameter standings: in the order of the book.
  public init(_ standings: [TrickStanding]) {
    bits = ConditionBits(standings)
    firstState = bits.firstWord(of: .state)
  }

  /// The state of the trick at this position, without its numbers.
  func state(at position: Int) -> TrickState.Kind {
    let kinds = TrickState.Kind.allCases
    let word = position >> 6 * bits.width + firstState
    let place = kinds.indices.first { bits.words[word + $0] >> UInt64(position & 63) & 1 == 1 }
    return place.map { kinds[$0] } ?? .new
  }
}

extension TrickState.Kind {
  /// What asks for practice most comes first.
  static let byUrgency: [TrickState.Kind] = [.due, .learning, .proofing, .learnt, .new, .resting]
}
