/// What a search finds, under any filter.
struct SearchFinds: Equatable, Sendable {
  /// How well each trick answers, as raw values of `MatchScore`; `missing` for those that do not.
  let scores: [UInt8]
  let positions: PositionSet

  static let missing = UInt8.max

  init(_ scores: [UInt8]) {
    self.scores = scores
    positions = PositionSet(upTo: scores.count) { scores[$0] != Self.missing }
  }
}
