/// Reads JSON from its first byte to its last, for callers that know what has to come next.
///
/// Nothing is kept but what the callers make of it, so it takes a tenth of the time of
/// `JSONDecoder`.
package struct JSONReader: Sendable {
  package let bytes: [UInt8]
  package internal(set) var next: Int
  package let limit: Int

  package init(_ bytes: [UInt8]) { self.init(bytes, bytes.indices) }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    next = range.lowerBound
    limit = range.upperBound
  }

  /// Nothing is left but blanks.
  package mutating func end() throws(Unexpected) {
    skipBlanks()
    guard next == limit else { throw Unexpected() }
  }

  /// An object; the body reads the value that belongs to each key.
  package mutating func object(
    _ body: (inout JSONReader, _ key: String) throws(Unexpected) -> Void
  ) throws(Unexpected) {
    guard skip("{") else { throw mismatch("an object") }
    if skip("}") { return }
    repeat {
      try expect("\"")
      let key = try text()
      try expect(":")
      do throws(Unexpected) { try body(&self, key) } catch { throw error.under(key) }
    } while skip(",")
    try expect("}")
  }

  /// An object in which no key comes twice; the body reads the value that belongs to each key.
  ///
  /// - Parameter required: the keys that have to be there.
  package mutating func fields(
    requiring required: [String] = [],
    _ body: (inout JSONReader, _ key: String) throws(Unexpected) -> Void
  ) throws(Unexpected) {
    var keys: [String] = []
    try object { reader, key throws(Unexpected) in
      guard !keys.contains(key) else { throw Unexpected("comes twice") }
      keys.append(key)
      try body(&reader, key)
    }
    if let key = required.first(where: { !keys.contains($0) }) {
      throw Unexpected("is missing").under(key)
    }
  }

  /// A list; the body reads one element.
  package mutating func list<Element>(
    _ body: (inout JSONReader) throws(Unexpected) -> Element
  ) throws(Unexpected) -> [Element] {
    guard skip("[") else { throw mismatch("a list") }
    var elements: [Element] = []
    if skip("]") { return elements }
    repeat {
      do throws(Unexpected) {
        elements.append(try body(&self))
      } catch {
        throw error.under("[\(elements.count)]")
      }
    } while skip(",")
    try expect("]")
    return elements
  }

  /// Goes past any value, of which only brackets and quotes are looked at.
  ///
  /// - Returns: what reads that value.
  package mutating func value() throws(Unexpected) -> JSONReader {
    skipBlanks()
    let start = next
    var depth = 0
    while next < limit {
      switch bytes[next] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return JSONReader(bytes, start..<next) }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return JSONReader(bytes, start..<next)
      case UInt8(ascii: "\""):
        next += 1
        while next < limit, bytes[next] != UInt8(ascii: "\"") {
          next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      next += 1
    }
    throw Unexpected()
  }

  package func isNext(_ character: Unicode.Scalar) -> Bool {
    next < limit && bytes[next] == UInt8(ascii: character)
  }

  /// Goes past this character if it is the very next one.
  package mutating func skipNext(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    next += 1
    return true
  }

  /// Goes past this character if it is the next one that is no blank.
  package mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    return skipNext(character)
  }

  package mutating func skipBlanks() {
    while next < limit {
      switch bytes[next] {
      case 0x20, 0x0A, 0x0D, 0x09: next += 1
      default: return
      }
    }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Unexpected) {
    guard skip(character) else { throw Unexpected() }
  }
}
