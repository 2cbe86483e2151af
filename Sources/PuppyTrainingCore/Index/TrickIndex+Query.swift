extension TrickIndex {
  /// The tricks that meet a filter, of those that a search finds.
  ///
  /// - Parameters:
  ///   - found: what the search finds; `nil` when nothing is searched for.
  ///   - order: all positions in the order asked for, from `order(by:)`.
  ///   - columns: how the tricks stand for the present dog.
  func results(
    for filter: TrickFilter, among found: SearchFinds?, in order: [Int32],
    standing columns: StandingColumns
  ) -> TrickResults {
    let (matches, counts) = matches(of: filter, among: found, standing: columns)
    guard found != nil || filter.isActive else {
      return TrickResults(positions: order, counts: counts)
    }
    let positions = matches.elements(in: order)
    guard let found else { return TrickResults(positions: positions, counts: counts) }
    let scores = found.scores.span
    return TrickResults(
      positions: positions.grouped(MatchScore.limit) { Int(scores[Int($0)]) }, counts: counts)
  }

  /// One pass over the bits, 64 tricks at a time.
  ///
  /// A condition of a facet concerns the tricks that fail in no other facet. So of each block it is
  /// kept which tricks fail somewhere, and which in several facets.
  private func matches(
    of filter: TrickFilter, among found: SearchFinds?, standing columns: StandingColumns
  ) -> (PositionSet, FacetCounts) {
    let total = book.tricks.count
    let sieves = bits.facets.map { FacetSieve($0, of: filter, in: bits) }
    let dogSieves = columns.bits.facets.map { FacetSieve($0, of: filter, in: columns.bits) }
    let all = sieves + dogSieves
    let firstCounts = all.indices.map { place in
      all[..<place].reduce(0) { $0 + $1.facet.conditions.count }
    }
    var passing = Array(repeating: ~UInt64(0), count: all.count)
    var counts = Array(repeating: 0, count: Condition.all.count)
    var matches = found?.positions ?? PositionSet(upTo: total)
    let (words, dogWords) = (bits.words.span, columns.bits.words.span)
    for block in matches.words.indices {
      let asked = matches.words[block]
      guard asked != 0 else { continue }
      let (start, dogStart) = (block * bits.width, block * columns.bits.width)
      var failing: UInt64 = 0
      var failingSeveral: UInt64 = 0
      for place in all.indices where all[place].isActive {
        passing[place] =
          place < sieves.count
          ? all[place].passing(words, at: start) : all[place].passing(dogWords, at: dogStart)
        failingSeveral |= failing & ~passing[place]
        failing |= ~passing[place]
      }
      matches.words[block] = asked & ~failing
      for place in all.indices {
        let others = asked & ~failingSeveral & (~failing | ~passing[place])
        if place < sieves.count {
          all[place].count(words, at: start, of: others, in: &counts, from: firstCounts[place])
        } else {
          all[place].count(
            dogWords, at: dogStart, of: others, in: &counts, from: firstCounts[place])
        }
      }
    }
    return (matches, FacetCounts(counts))
  }
}
