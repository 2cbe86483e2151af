/// Reads JSON from its first byte to its last, for callers that know what has to come next.
///
/// It knows just enough for trick files as they are meant to be, and says nothing about what is
/// wrong with others: for that there is `JSONDecoder`, which takes ten times as long.
struct JSONReader {
  /// Something else came than was expected.
  struct Unexpected: Error {}

  private let bytes: [UInt8]
  private var next = 0

  /// - Throws: for bytes that are not UTF-8.
  init(_ bytes: [UInt8]) throws(Unexpected) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw Unexpected() }
    self.bytes = bytes
  }

  /// Nothing is left but blanks.
  mutating func end() throws(Unexpected) {
    skipBlanks()
    guard next == bytes.count else { throw Unexpected() }
  }

  /// An object; the body reads the value that belongs to each key.
  mutating func object(
    _ body: (inout JSONReader, _ key: String) throws(Unexpected) -> Void
  ) throws(Unexpected) {
    try expect("{")
    if try skip("}") { return }
    repeat {
      let key = try string()
      try expect(":")
      try body(&self, key)
    } while try skip(",")
    try expect("}")
  }

  /// A list; the body reads one element.
  mutating func list<Element>(
    _ body: (inout JSONReader) throws(Unexpected) -> Element
  ) throws(Unexpected) -> [Element] {
    var elements: [Element] = []
    try expect("[")
    if try skip("]") { return elements }
    repeat { elements.append(try body(&self)) } while try skip(",")
    try expect("]")
    return elements
  }

  mutating func strings() throws(Unexpected) -> [String] {
    try list { reader throws(Unexpected) in try reader.string() }
  }

  /// A word of a vocabulary.
  mutating func word<Word: RawRepresentable<String>>() throws(Unexpected) -> Word {
    guard let word = Word(rawValue: try string()) else { throw Unexpected() }
    return word
  }

  mutating func words<Word: RawRepresentable<String>>() throws(Unexpected) -> [Word] {
    try list { reader throws(Unexpected) in try reader.word() }
  }

  /// A whole number of one to nine digits, without a sign.
  mutating func number() throws(Unexpected) -> Int {
    skipBlanks()
    let start = next
    var number = 0
    while next < bytes.count, (0x30...0x39).contains(bytes[next]) {
      number = number &* 10 &+ Int(bytes[next] - 0x30)
      next += 1
    }
    let digits = next - start
    let isPlain = digits == 1 || (2...9).contains(digits) && bytes[start] != 0x30
    guard isPlain, next < bytes.count, ![0x2E, 0x45, 0x65].contains(bytes[next]) else {
      throw Unexpected()
    }
    return number
  }

  /// A text. Of the escapes only those of one character are known.
  mutating func string() throws(Unexpected) -> String {
    try expect("\"")
    var escaped: [UInt8] = []
    var start = next
    while next < bytes.count {
      let byte = bytes[next]
      if byte < 0x20 { throw Unexpected() }
      next += 1
      if byte == 0x22 {
        let end = bytes[start..<(next - 1)]
        return escaped.isEmpty
          ? String(decoding: end, as: UTF8.self) : String(decoding: escaped + end, as: UTF8.self)
      }
      if byte == 0x5C {
        escaped += bytes[start..<(next - 1)]
        escaped.append(try escape())
        start = next
      }
    }
    throw Unexpected()
  }

  private mutating func escape() throws(Unexpected) -> UInt8 {
    guard next < bytes.count else { throw Unexpected() }
    next += 1
    return switch bytes[next - 1] {
    case 0x22, 0x2F, 0x5C: bytes[next - 1]
    case 0x6E: 0x0A
    case 0x74: 0x09
    default: throw Unexpected()
    }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Unexpected) {
    guard try skip(character) else { throw Unexpected() }
  }

  /// Goes past this character if it is the next one that is no blank.
  private mutating func skip(_ character: Unicode.Scalar) throws(Unexpected) -> Bool {
    skipBlanks()
    guard next < bytes.count else { throw Unexpected() }
    guard bytes[next] == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  private mutating func skipBlanks() {
    while next < bytes.count {
      switch bytes[next] {
      case 0x20, 0x0A, 0x0D, 0x09: next += 1
      default: return
      }
    }
  }
}
