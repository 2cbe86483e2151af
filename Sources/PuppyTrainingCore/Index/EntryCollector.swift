/// Gathers the entries of a `SearchIndex` trick by trick, and puts them together word by word.
struct EntryCollector {
  /// The entries in the order in which they came: the word of each, and the number to keep.
  private var words: [Int32] = []
  private var values: [UInt32] = []
  /// The last trick of each word, and how many bytes its entries take.
  private var lasts: [Int32] = []
  private var sizes: [Int] = []

  /// The trick at this position has a word. Later tricks come later, and worse fields of the same
  /// trick too.
  mutating func add(_ word: Int, of position: Int, _ field: UInt32) {
    if word == lasts.count {
      lasts.append(-1)
      sizes.append(0)
    }
    let last = Int(lasts[word])
    guard last != position else { return }
    lasts[word] = Int32(position)
    let value = UInt32(position - last) << 2 | field
    words.append(Int32(word))
    values.append(value)
    sizes[word] += Self.size(of: value)
  }

  /// The entries of all words one after the other, and where those of each end.
  func entries() -> (bytes: [UInt8], ends: [Int]) {
    var ends = sizes
    for word in ends.indices.dropFirst() { ends[word] += ends[word - 1] }
    var next = zip(ends, sizes).map { $0 - $1 }
    var bytes = Array(repeating: UInt8(0), count: ends.last ?? 0)
    for (word, value) in zip(words, values) {
      var left = value
      var place = next[Int(word)]
      while left >= 0x80 {
        bytes[place] = UInt8(truncatingIfNeeded: left) | 0x80
        left >>= 7
        place += 1
      }
      bytes[place] = UInt8(left)
      next[Int(word)] = place + 1
    }
    return (bytes, ends)
  }

  private static func size(of value: UInt32) -> Int {
    max(1, (38 - value.leadingZeroBitCount) / 7)
  }
}
