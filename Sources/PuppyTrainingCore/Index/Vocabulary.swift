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

  /// No more words come: what only `number(of:)` needs goes.
  mutating func close() {
    places = []
    bytes = Array(bytes[...])
  }

  /// How a word of a search stands in each word that has it, and the number of that.
  func forEach(having part: [UInt8], _ body: (Int, Place) -> Void) {
    let bytes = bytes.span
    var start = 0
    for number in ends.indices {
      let end = Int(ends[number])
      if let place = Self.place(of: part, in: bytes, start, end) { body(number, place) }
      start = end
    }
  }

  /// Where in a word another one begins; the best of all places where it does.
  enum Place {
    case start, wordStart, inside
  }

  private static func place(
    of part: [UInt8], in bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int
  ) -> Place? {
    var found: Place?
    var index = start
    while index + part.count <= end {
      var length = 0
      while length < part.count, bytes[index + length] == part[length] { length += 1 }
      if length == part.count {
        if index == start { return .start }
        if isWordStart(index, in: bytes, from: start) { return .wordStart }
        found = .inside
      }
      index += 1
    }
    return found
  }

  /// No letter and no digit stands before this place.
  private static func isWordStart(
    _ index: Int, in bytes: borrowing Span<UInt8>, from start: Int
  ) -> Bool {
    let before = bytes[index - 1]
    guard before >= 0x80 else {
      return !(0x61...0x7A).contains(before) && !(0x30...0x39).contains(before)
    }
    var first = index - 1
    while first > start, bytes[first] & 0xC0 == 0x80 { first -= 1 }
    let encoded = (first..<index).map { bytes[$0] }
    let scalar = String(decoding: encoded, as: UTF8.self).unicodeScalars.first
    return scalar.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? true
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
      var place = Self.hash(bytes[range(of: number)]) & (places.count - 1)
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
