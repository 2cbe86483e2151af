extension TrickIndex {
  /// The tricks that answer this query.
  ///
  /// - Parameters:
  ///   - order: all positions in the query's order, from `order(by:)`.
  ///   - columns: how the tricks stand for the present dog; without, for one that never practised.
  public func results(
    for query: TrickQuery, in order: [Int32], standing columns: StandingColumns? = nil
  ) -> TrickResults {
    let search = SearchWords(query.searchText)
    let test = FilterTest(query.filter)
    let columns = columns ?? untrained
    var tally = FacetTally(test, standing: columns)
    var positions: [Int32] = []
    var scores: [MatchScore] = []
    for position in order {
      var score = MatchScore.best
      if !search.isEmpty {
        guard let found = text.score(at: Int(position), for: search) else { continue }
        score = found
      }
      let failures = test.failures(of: Int(position), in: self, standing: columns)
      tally.count(Int(position), failing: failures, in: self)
      if failures.isEmpty {
        positions.append(position)
        if !search.isEmpty { scores.append(score) }
      }
    }
    if !search.isEmpty { positions = Self.ranked(positions, scores) }
    return TrickResults(positions: positions, counts: tally.counts)
  }

  /// The positions with the best scores first, those of equal score in the order they had.
  private static func ranked(_ positions: [Int32], _ scores: [MatchScore]) -> [Int32] {
    let byScore = Dictionary(grouping: zip(positions, scores), by: \.1.rawValue)
    return byScore.keys.sorted().flatMap { byScore[$0, default: []].map(\.0) }
  }
}
