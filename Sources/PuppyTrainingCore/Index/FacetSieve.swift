/// Lets through what meets a filter in one facet, of blocks of 64 tricks at a time.
struct FacetSieve {
  let facet: Facet
  /// Something is chosen in this facet.
  let isActive: Bool
  /// The place of the facet's first word in a block, and how many it has.
  private let first: Int
  private let count: Int
  /// The conditions chosen, one bit for each.
  private let chosen: UInt64
  private let rule: Facet.Rule

  init(_ facet: Facet, of filter: TrickFilter, in bits: ConditionBits) {
    self.facet = facet
    rule = facet.rule
    isActive = !filter[facet].isEmpty
    first = bits.firstWord(of: facet)
    let conditions = facet.conditions
    count = conditions.count
    chosen = conditions.indices.reduce(0) {
      filter.contains(conditions[$1]) ? $0 | 1 << UInt64($1) : $0
    }
  }

  /// Which tricks of the block that starts at this word meet what is chosen.
  func passing(_ words: borrowing Span<UInt64>, at block: Int) -> UInt64 {
    guard isActive else { return ~0 }
    var met: UInt64 = 0
    var left = rule == .nothingElse ? missing : chosen
    while left != 0 {
      met |= words[block + first + left.trailingZeroBitCount]
      left &= left - 1
    }
    return rule == .nothingElse ? ~met : met
  }

  /// Counts for each condition of this facet how many tricks of a block it leaves.
  ///
  /// - Parameter others: the tricks that meet the search and all other facets.
  func count(
    _ words: borrowing Span<UInt64>, at block: Int, of others: UInt64, in counts: inout [Int],
    from firstCount: Int
  ) {
    guard others != 0 else { return }
    let word = block + first
    switch rule {
    case .one:
      for offset in 0..<count {
        counts[firstCount + offset] += (others & words[word + offset]).nonzeroBitCount
      }
    case .any:
      let staying = isActive ? others & passing(words, at: block) : 0
      let coming = others & ~staying
      let stays = staying.nonzeroBitCount
      for offset in 0..<count {
        counts[firstCount + offset] += stays + (coming & words[word + offset]).nonzeroBitCount
      }
    case .nothingElse:
      countThings(words, at: word, of: others, in: &counts, from: firstCount)
    }
  }

  /// A trick stays when it lacks nothing; it comes with a thing when that is all that it lacks.
  private func countThings(
    _ words: borrowing Span<UInt64>, at word: Int, of others: UInt64, in counts: inout [Int],
    from firstCount: Int
  ) {
    var lacking: UInt64 = 0
    var lackingSeveral: UInt64 = 0
    for offset in 0..<count where missing & 1 << UInt64(offset) != 0 {
      lackingSeveral |= lacking & words[word + offset]
      lacking |= words[word + offset]
    }
    let stays = (others & ~lacking).nonzeroBitCount
    let coming = others & lacking & ~lackingSeveral
    for offset in 0..<count {
      counts[firstCount + offset] += stays
      if missing & 1 << UInt64(offset) != 0 {
        counts[firstCount + offset] += (coming & words[word + offset]).nonzeroBitCount
      }
    }
  }

  /// The conditions that are not chosen.
  private var missing: UInt64 { ~chosen & (1 << UInt64(count) - 1) }
}
