/// Gathers the words of tricks that follow each other, and puts them together to a `SearchSegment`.
struct SegmentCollector: Sendable {
  /// How many tricks it has.
  private(set) var trickCount = 0
  private var vocabulary = Vocabulary()
  /// The entries in the order in which they came: the word of each, and the number to keep.
  private var words: [Int32] = []
  private var values: [UInt32] = []
  /// The last trick of each word, and how many bytes its entries take.
  private var lasts: [Int32] = []
  private var sizes: [UInt32] = []
  /// The text at hand, folded; kept for its memory.
  private var text: [UInt8] = []

  private static let blank: UInt8 = 0x20

  /// Takes the next trick. Its better fields come first: a word counts where it comes first.
  mutating func add(_ trick: Trick) {
    add(trick.title, .titleStart)
    for name in trick.otherNames { add(name, .otherNames) }
    add(trick.summary, .summary)
    trickCount += 1
  }

  private mutating func add(_ added: String, _ field: WordField) {
    text.removeAll(keepingCapacity: true)
    added.fold(into: &text)
    var field = field
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == Self.blank {
      if index > start { add(vocabulary.number(of: text[start..<index]), field) }
      start = index + 1
      if field == .titleStart { field = .title }
    }
  }

  private mutating func add(_ word: Int, _ field: WordField) {
    if word == lasts.count {
      lasts.append(-1)
      sizes.append(0)
    }
    let last = Int(lasts[word])
    guard last != trickCount else { return }
    lasts[word] = Int32(trickCount)
    let value = UInt32(trickCount - last - 1) << 2 | field.rawValue
    words.append(Int32(word))
    values.append(value)
    sizes[word] += UInt32(LEB128.size(of: value))
  }

  /// The tricks so far as a segment; then it begins anew.
  mutating func makeSegment() -> SearchSegment {
    defer { removeAll() }
    let letters = (0..<vocabulary.count).map { UInt32(vocabulary[$0].count) }
    let contents = zip(letters, sizes).map { $0 + $1 }
    let size = zip(letters, contents).reduce(0) { sum, word in
      sum + LEB128.size(of: word.1) + LEB128.size(of: word.0) + Int(word.1)
    }
    var bytes = Array(repeating: UInt8(0), count: size)
    var place = 0
    var next: [Int] = []
    for number in letters.indices {
      LEB128.write(contents[number], to: &bytes, at: &place)
      LEB128.write(letters[number], to: &bytes, at: &place)
      for letter in vocabulary[number] {
        bytes[place] = letter
        place += 1
      }
      next.append(place)
      place += Int(sizes[number])
    }
    for (word, value) in zip(words, values) {
      LEB128.write(value, to: &bytes, at: &next[Int(word)])
    }
    return SearchSegment(trickCount: trickCount, bytes: bytes)
  }

  private mutating func removeAll() {
    trickCount = 0
    vocabulary.removeAll()
    words.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    lasts.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
  }
}
