/// The distinct words of many texts, folded, one after the other in one buffer.
struct Vocabulary: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`.
  private var ends: [Int32] = []
  /// A hash table of the words' numbers, with `unused` in the free places; its size is a power of
  /// two.
  private var places = Array(repeating: unused, count: 64)

  private static let unused: Int32 = -1

  /// How many words there are.
  var count: Int { ends.count }

  /// The word with this number.
  subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

  /// The number of a word, which is new when it was not there yet.
  mutating func number(of word: ArraySlice<UInt8>) -> Int {
    var place = Self.hash(word) & (places.count - 1)
    while places[place] != Self.unused {
      let number = Int(places[place])
      if isWord(number, word) { return number }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(count)
    bytes += word
    ends.append(Int32(bytes.count))
    if count * 2 > places.count { grow() }
    return count - 1
  }

  /// Begins anew, with the memory that it has.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for place in places.indices { places[place] = Self.unused }
  }

  private func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  private func isWord(_ number: Int, _ word: ArraySlice<UInt8>) -> Bool {
    let range = range(of: number)
    return range.count == word.count && bytes[range] == word
  }

  private mutating func grow() {
    places = Array(repeating: Self.unused, count: places.count * 2)
    for number in ends.indices {
      var place = Self.hash(self[number]) & (places.count - 1)
      while places[place] != Self.unused { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number)
    }
  }

  /// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv).
  private static func hash(_ word: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash >> 32 ^ hash)
  }
}
