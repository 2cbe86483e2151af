/// Which tricks of a book have which words, in titles, other names and summaries.
///
/// Texts are cut at blanks, so what is searched for, which has none, always lies within one word. A
/// search looks through the distinct words, of which even a large book has few, and then goes to
/// just those tricks that have one of those found. So one more letter costs no more than the last.
public struct SearchIndex: Sendable {
  /// How many tricks the book has.
  public let trickCount: Int
  private var vocabulary = Vocabulary()
  /// For each word the tricks that have it, in the order of the book. Each is the distance from the
  /// one before, followed by two bits for the best field the trick has the word in, as a number of
  /// as many bytes as it needs: seven bits in each, the lowest first, all but the last marked.
  private var entries: [UInt8] = []
  /// Where the entries of each word end.
  private var ends: [Int] = []

  /// Where in a trick a word stands, the best first.
  private enum Field: UInt32, CaseIterable {
    case titleStart, title, otherNames, summary
  }

  /// An index of the texts of these tricks. Costs a pass over all of them.
  public init(_ tricks: [Trick]) {
    trickCount = tricks.count
    var collector = EntryCollector()
    var text: [UInt8] = []
    for (position, trick) in tricks.enumerated() {
      func add(_ added: String, _ field: Field) {
        text.removeAll(keepingCapacity: true)
        added.fold(into: &text)
        var field = field
        var start = 0
        for index in 0...text.count where index == text.count || text[index] == Self.blank {
          if index > start {
            let word = vocabulary.number(of: text[start..<index])
            collector.add(word, of: position, field.rawValue)
          }
          start = index + 1
          if field == .titleStart { field = .title }
        }
      }
      add(trick.title, .titleStart)
      for name in trick.otherNames { add(name, .otherNames) }
      add(trick.summary, .summary)
    }
    vocabulary.close()
    (entries, ends) = collector.entries()
  }

  private static let blank: UInt8 = 0x20

  /// The tricks that have every word of a search; `nil` when it has no words.
  func find(_ search: SearchWords) -> SearchFinds? {
    guard let first = search.words.first else { return nil }
    var scores = scores(of: first)
    for word in search.words.dropFirst() {
      let more = self.scores(of: word)
      for position in scores.indices { scores[position] = max(scores[position], more[position]) }
    }
    return SearchFinds(scores)
  }

  /// How well each trick answers this word; `SearchFinds.missing` for those that do not have it.
  private func scores(of word: [UInt8]) -> [UInt8] {
    var scores = Array(repeating: SearchFinds.missing, count: trickCount)
    vocabulary.forEach(having: word) { number, place in
      let byField = Field.allCases.map { Self.score(place, $0).rawValue }
      var position = -1
      var value: UInt32 = 0
      var shift: UInt32 = 0
      for index in (number == 0 ? 0 : ends[number - 1])..<ends[number] {
        let byte = entries[index]
        value |= UInt32(byte & 0x7F) << shift
        shift += 7
        guard byte < 0x80 else { continue }
        position += Int(value >> 2)
        let score = byField[Int(value & 3)]
        if score < scores[position] { scores[position] = score }
        value = 0
        shift = 0
      }
    }
    return scores
  }

  private static func score(_ place: Vocabulary.Place, _ field: Field) -> MatchScore {
    let kind: MatchScore.Kind =
      switch place {
      case .start: field == .titleStart ? .titleStart : .wordStart
      case .wordStart: .wordStart
      case .inside: .inside
      }
    return switch field {
    case .titleStart, .title: MatchScore(kind, in: .title)
    case .otherNames: MatchScore(kind, in: .otherNames)
    case .summary: MatchScore(kind, in: .summary)
    }
  }
}
