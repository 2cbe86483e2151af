extension JSONReader {
  package mutating func bool() throws(Unexpected) -> Bool {
    skipBlanks()
    if skipNext(word: "true") { return true }
    if skipNext(word: "false") { return false }
    throw mismatch("true or false")
  }

  func isNext(word: String) -> Bool { bytes[next..<limit].starts(with: word.utf8) }

  private mutating func skipNext(word: String) -> Bool {
    guard isNext(word: word) else { return false }
    next += word.utf8.count
    return true
  }

  /// A number without a fraction, of 32 bits at most.
  package mutating func wholeNumber() throws(Unexpected) -> Int {
    guard let number = Int32(exactly: try number("a whole number")) else {
      throw Unexpected("is not a whole number")
    }
    return Int(number)
  }

  /// - Parameter kind: what it has to be, for messages.
  package mutating func number(_ kind: String = "a number") throws(Unexpected) -> Double {
    skipBlanks()
    let start = next
    guard isNext("-") || isDigit else { throw mismatch(kind) }
    let isNegative = skipNext("-")
    let isZero = isNext("0")
    var number = 0
    let digits = try skipDigits(&number)
    if isZero && digits > 1 { throw Unexpected() }
    let places = skipNext(".") ? try skipDigits(&number) : 0
    if skipNext("e") || skipNext("E") {
      _ = skipNext("-") || skipNext("+")
      _ = try skipDigits(&number)
    } else if digits + places <= 15 {
      // Both numbers are exact, so the only rounding is that of the division.
      let size = Double(number) / (0..<places).reduce(1.0) { power, _ in power * 10 }
      return isNegative ? -size : size
    }
    let other = Double(String(decoding: bytes[start..<next], as: UTF8.self))
    guard let other, other.isFinite else { throw Unexpected("is too large") }
    return other
  }

  private var isDigit: Bool { next < limit && (0x30...0x39).contains(bytes[next]) }

  /// Goes past one digit or more.
  ///
  /// - Parameter number: is continued with these digits; of no use when they are too many.
  /// - Returns: how many there were.
  private mutating func skipDigits(_ number: inout Int) throws(Unexpected) -> Int {
    let start = next
    while isDigit {
      number = number &* 10 &+ Int(bytes[next] - 0x30)
      next += 1
    }
    guard next > start else { throw Unexpected() }
    return next - start
  }

  package mutating func string() throws(Unexpected) -> String {
    guard skip("\"") else { throw mismatch("a text") }
    return try text()
  }

  package mutating func strings() throws(Unexpected) -> [String] {
    try list { reader throws(Unexpected) in try reader.string() }
  }

  /// A word of a vocabulary.
  package mutating func word<Word: RawRepresentable<String>>() throws(Unexpected) -> Word {
    let text = try string()
    guard let word = Word(rawValue: text) else { throw .unknownWord(text) }
    return word
  }

  package mutating func words<Word: RawRepresentable<String>>() throws(Unexpected) -> [Word] {
    try list { reader throws(Unexpected) in try reader.word() }
  }

  /// The rest of a text, after its opening quote.
  package mutating func text() throws(Unexpected) -> String {
    let start = next
    while next < limit, isPlain(bytes[next]) { next += 1 }
    if skipNext("\"") { return String(decoding: bytes[start..<(next - 1)], as: UTF8.self) }
    var text = Array(bytes[start..<next])
    while !skipNext("\"") {
      let byte = try byte()
      if byte < 0x20 { throw Unexpected() }
      if byte == UInt8(ascii: "\\") { text += try escape().utf8 } else { text.append(byte) }
    }
    guard let text = String(validating: text, as: UTF8.self) else { throw Unexpected() }
    return text
  }

  /// It stands for itself, whatever comes before or after it.
  private func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x80).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// What stands for a character, after its backslash.
  private mutating func escape() throws(Unexpected) -> String {
    let letter = Unicode.Scalar(try byte())
    return switch letter {
    case "\"", "\\", "/": String(letter)
    case "b": "\u{8}"
    case "f": "\u{C}"
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    case "u": try character()
    default: throw Unexpected()
    }
  }

  /// A character by its number in UTF-16, which may be in two parts.
  private mutating func character() throws(Unexpected) -> String {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), skipNext("\\"), skipNext("u") { units.append(try unit()) }
    guard let character = String(validating: units, as: UTF16.self) else { throw Unexpected() }
    return character
  }

  private mutating func unit() throws(Unexpected) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try byte())).hexDigitValue else {
        throw Unexpected()
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private mutating func byte() throws(Unexpected) -> UInt8 {
    guard next < limit else { throw Unexpected() }
    next += 1
    return bytes[next - 1]
  }
}
