/// Which of some tricks that follow each other in a book have which words. A `SegmentCollector`
/// makes it.
struct SearchSegment: Sendable {
  /// How many tricks it is about.
  let trickCount: Int
  /// Word by word: how many bytes of letters and entries it has, how many of letters, the letters,
  /// and the entries; all numbers as in `LEB128`.
  ///
  /// The entries of a word are the tricks that have it, in the order of the book. Each is how many
  /// tricks lie between it and the one before, followed by two bits for the best field the trick
  /// has the word in.
  private let bytes: [UInt8]

  init(trickCount: Int, bytes: [UInt8]) {
    self.trickCount = trickCount
    self.bytes = bytes
  }

  /// The raw values of `MatchScore`, for each place those of each field.
  private static let scores = WordPlace.allCases.flatMap { place in
    WordField.allCases.map { $0.score(place).rawValue }
  }

  /// Improves the scores of the tricks that answer this word; those of the segment begin at `first`.
  func find(_ word: [UInt8], improving scores: inout MutableSpan<UInt8>, from first: Int) {
    let (bytes, word, table) = (bytes.span, word.span, Self.scores.span)
    var index = 0
    while index < bytes.count {
      let size = Int(LEB128.read(bytes, at: &index))
      let letters = Int(LEB128.read(bytes, at: &index))
      let end = index + size
      guard let place = WordPlace(of: word, in: bytes, index..<index + letters) else {
        index = end
        continue
      }
      index += letters
      let firstScore = place.rawValue * WordField.allCases.count
      var position = first
      while index < end {
        let entry = LEB128.read(bytes, at: &index)
        position += Int(entry >> 2)
        let score = table[firstScore + Int(entry & 3)]
        if score < scores[position] { scores[position] = score }
        position += 1
      }
    }
  }
}
