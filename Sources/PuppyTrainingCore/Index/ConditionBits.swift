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

  /// What the tricks of a book meet whatever the dog.
  init(_ tricks: [Trick]) {
    self.init(of: Facet.allCases.filter { !$0.concernsDog }, tricks) { $0.isMet(by: $1) }
  }

  /// What the tricks of a book meet for a dog.
  ///
  /// - Parameter standings: in the order of the book.
  init(_ standings: [TrickStanding]) {
    self.init(of: Facet.allCases.filter(\.concernsDog), standings) { $0.isMet(by: $1) }
  }

  private init<Subject>(
    of facets: [Facet], _ subjects: [Subject], isMet: (Condition, Subject) -> Bool?
  ) {
    self.facets = facets
    let conditions = facets.flatMap(\.conditions)
    width = conditions.count
    words = Array(repeating: 0, count: (subjects.count + 63) / 64 * width)
    for (position, subject) in subjects.enumerated() {
      let (block, bit) = (position / 64 * width, UInt64(1) << UInt64(position % 64))
      for (word, condition) in conditions.enumerated() where isMet(condition, subject) == true {
        words[block + word] |= bit
      }
    }
  }

  /// The place in each block of the first word of a facet.
  func firstWord(of facet: Facet) -> Int {
    facets.prefix { $0 != facet }.reduce(0) { $0 + $1.conditions.count }
  }
}
