/// Which tricks of a book have which words, in titles, other names and summaries.
///
/// Texts are cut at blanks, so what is searched for, which has none, always lies within one word. A
/// search looks through the distinct words, of which even a large book has few, and then goes to
/// just those tricks that have one of those found. So one more letter costs no more than the last.
///
/// It is made of segments of some thousand tricks each, so that a large book can be taken in small
/// steps and needs little memory on the way.
public struct SearchIndex: Sendable {
  private let tricks: [Trick]
  private let segmentSize: Int
  private var segments: [SearchSegment] = []
  /// The tricks after the last segment.
  private var collector = SegmentCollector()
  private var takenCount = 0

  /// An index of the texts of these tricks. Costs a pass over all of them.
  public init(_ tricks: [Trick]) {
    self.init(taking: 0, of: tricks)
    take(tricks.count)
  }

  /// An index of which only so many tricks are taken; `take(_:)` does the rest.
  ///
  /// - Parameter segmentSize: of how many tricks each segment is made.
  init(taking count: Int, of tricks: [Trick], segmentSize: Int = 2048) {
    self.tricks = tricks
    self.segmentSize = segmentSize
    take(count)
  }

  /// How many tricks the book has.
  public var trickCount: Int { tricks.count }

  /// All tricks are taken, so that it can be searched.
  var isComplete: Bool { takenCount == tricks.count }

  /// Takes up to so many further tricks.
  mutating func take(_ count: Int) {
    guard !isComplete else { return }
    let end = min(tricks.count, takenCount + count)
    for position in takenCount..<end {
      collector.add(tricks[position])
      if collector.trickCount == segmentSize || position == tricks.count - 1 {
        segments.append(collector.makeSegment())
      }
    }
    takenCount = end
    if isComplete { collector = SegmentCollector() }
  }

  /// The tricks that have every word of a search; `nil` when it has no words.
  ///
  /// - Precondition: the index is complete.
  func find(_ search: SearchWords) -> SearchFinds? {
    precondition(isComplete, "Not all tricks are taken.")
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
    var span = scores.mutableSpan
    var first = 0
    for segment in segments {
      segment.find(word, improving: &span, from: first)
      first += segment.trickCount
    }
    return scores
  }
}
