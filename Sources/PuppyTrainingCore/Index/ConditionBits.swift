/// Which tricks meet which conditions of some facets: one bit for each trick and condition.
///
/// Blocks of 64 tricks follow each other, each with one word for each condition, so that a filter
/// tests 64 tricks at once and reads memory from one end to the other.
struct ConditionBits: Equatable, Sendable {
  /// The facets in question, in the order of their words.
  let facets: [Facet]
  /// How many words each block has.
  let width: Int
  private(set) var words: [UInt64]

  /// No trick meets any condition.
  init(of facets: [Facet], tricks count: Int) {
    self.facets = facets
    width = facets.reduce(0) { $0 + $1.conditions.count }
    words = Array(repeating: 0, count: (count + 63) / 64 * width)
  }

  /// The trick at this position meets the condition of this word.
  mutating func insert(_ position: Int, _ word: Int) {
    words[position >> 6 * width + word] |= 1 << UInt64(position & 63)
  }

  /// The place in each block of the first word of a facet.
  func firstWord(of facet: Facet) -> Int {
    facets.prefix { $0 != facet }.reduce(0) { $0 + $1.conditions.count }
  }
}

extension ConditionBits {
  /// What the tricks of a book meet whatever the dog. Those of equipment say that a trick needs the
  /// thing.
  init(_ tricks: [Trick]) {
    self.init(of: Facet.allCases.filter { !$0.concernsDog }, tricks: tricks.count)
    let difficulties = Self.words(Difficulty.allCases, from: firstWord(of: .difficulty))
    let categories = Self.words(Category.allCases, from: firstWord(of: .category))
    let things = Self.words(Equipment.choosable, from: firstWord(of: .equipment))
    let places = Self.words(Place.allCases, from: firstWord(of: .place))
    let minutes = firstWord(of: .minutes)
    let gentle = firstWord(of: .body)
    for (position, trick) in tricks.enumerated() {
      if let word = difficulties[trick.difficulty] { insert(position, word) }
      if let word = categories[trick.category] { insert(position, word) }
      for thing in trick.equipment {
        if let word = things[thing] { insert(position, word) }
      }
      for place in trick.places {
        if let word = places[place] { insert(position, word) }
      }
      for (offset, limit) in TrickFilter.minuteLimits.enumerated() where trick.minutes <= limit {
        insert(position, minutes + offset)
      }
      if trick.isGentle { insert(position, gentle) }
    }
  }

  /// What the tricks of a book meet for a dog.
  ///
  /// - Parameter standings: in the order of the book.
  init(_ standings: [TrickStanding]) {
    self.init(of: Facet.allCases.filter(\.concernsDog), tricks: standings.count)
    let states = Self.words(TrickState.Kind.allCases, from: firstWord(of: .state))
    let gaps = Self.words(PracticeGap.allCases, from: firstWord(of: .practised))
    let ready = firstWord(of: .prerequisites)
    for (position, standing) in standings.enumerated() {
      if let word = states[standing.state.kind] { insert(position, word) }
      for gap in PracticeGap.gaps(after: standing.daysSincePractice) {
        if let word = gaps[gap] { insert(position, word) }
      }
      if standing.isReady { insert(position, ready) }
    }
  }

  private static func words<Value: Hashable>(_ values: [Value], from first: Int) -> [Value: Int] {
    Dictionary(uniqueKeysWithValues: zip(values, first...))
  }
}
