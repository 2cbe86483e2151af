/// The searchable text of one trick after the other, folded, in one buffer.
struct SearchText: Sendable {
  /// Title, other names and summary of each trick, each followed by `separator`.
  private var buffer: [UInt8] = []
  /// Where the fields of each trick end in `buffer`.
  private var ends: [FieldEnds] = []

  private struct FieldEnds {
    let title, otherNames, summary: Int
  }

  /// Stands in no text, so that no word matches across two fields.
  private static let separator: UInt8 = 0

  init(_ tricks: [Trick]) {
    ends.reserveCapacity(tricks.count)
    for trick in tricks {
      append(trick.title)
      let title = buffer.count
      for name in trick.otherNames { append(name) }
      let otherNames = buffer.count
      append(trick.summary)
      ends.append(FieldEnds(title: title, otherNames: otherNames, summary: buffer.count))
    }
  }

  private mutating func append(_ text: String) {
    buffer += text.folded
    buffer.append(Self.separator)
  }

  /// How well the trick at this position answers the search; `nil` when a word is not found.
  func score(at position: Int, for search: SearchWords) -> MatchScore? {
    var worst = MatchScore.best
    for word in search.words {
      guard let score = score(at: position, for: word) else { return nil }
      worst = max(worst, score)
    }
    return worst
  }

  private func score(at position: Int, for word: [UInt8]) -> MatchScore? {
    let start = position == 0 ? 0 : ends[position - 1].summary
    let ends = ends[position]
    var best: MatchScore?
    var index = start
    while index + word.count < ends.summary,
      let found = firstMatch(of: word, in: index..<ends.summary)
    {
      let field: MatchScore.Field =
        found < ends.title ? .title : found < ends.otherNames ? .otherNames : .summary
      let kind: MatchScore.Kind =
        found == start ? .titleStart : isWordStart(found) ? .wordStart : .inside
      let score = MatchScore(kind, in: field)
      best = min(best ?? score, score)
      if score == .best { break }
      index = found + 1
    }
    return best
  }

  private func firstMatch(of word: [UInt8], in range: Range<Int>) -> Int? {
    let buffer = buffer.span
    let last = range.upperBound - word.count
    var start = range.lowerBound
    while start <= last {
      var length = 0
      while length < word.count, buffer[start + length] == word[length] { length += 1 }
      if length == word.count { return start }
      start += 1
    }
    return nil
  }

  /// No letter and no digit stands before this place.
  private func isWordStart(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = buffer[index - 1]
    guard before >= 0x80 else {
      return !(0x61...0x7A).contains(before) && !(0x30...0x39).contains(before)
    }
    let first = buffer[..<index].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let scalar = String(decoding: buffer[first..<index], as: UTF8.self).unicodeScalars.first
    return scalar.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? true
  }
}
