import FoundationEssentials

/// A JSON object of objects, whose innermost values are found at once but decoded only when they are
/// asked for: `{"poses": {"sit": …, "stand": …}, "people": {…}}`.
struct JSONTables: Equatable, Sendable {
  private let slices: [String: [String: Data]]

  /// - Returns: `nil` for anything but such an object. Whether the values are well formed is not
  ///   looked at.
  init?(_ data: Data) {
    var scanner = Scanner(bytes: Array(data))
    var slices: [String: [String: Data]] = [:]
    let isWhole = scanner.object { scanner, table in
      var values: [String: Data] = [:]
      defer { slices[table] = values }
      return scanner.object { scanner, name in
        guard let range = scanner.value() else { return false }
        values[name] = Data(scanner.bytes[range])
        return true
      }
    }
    guard isWhole, scanner.isAtEnd else { return nil }
    self.slices = slices
  }

  var tables: Set<String> { Set(slices.keys) }

  /// The text of each value of a table.
  subscript(table: String) -> [String: Data] { slices[table] ?? [:] }

  /// Goes over JSON without making anything of it.
  private struct Scanner {
    let bytes: [UInt8]
    private var next = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// An object; the body goes past the value of each key.
    mutating func object(_ body: (inout Scanner, String) -> Bool) -> Bool {
      guard skip("{") else { return false }
      if skip("}") { return true }
      repeat {
        guard let key = string(), skip(":"), body(&self, key) else { return false }
      } while skip(",")
      return skip("}")
    }

    /// Goes past any value.
    mutating func value() -> Range<Int>? {
      skipBlanks()
      let start = next
      var depth = 0
      while next < bytes.count {
        switch bytes[next] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return start..<next }
          depth -= 1
        case UInt8(ascii: "\""):
          guard string() != nil else { return nil }
          continue
        case UInt8(ascii: ",") where depth == 0: return start..<next
        default: break
        }
        next += 1
      }
      return nil
    }

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return next == bytes.count
      }
    }

    /// A text without escapes, as names are; or past any text.
    private mutating func string() -> String? {
      guard skip("\"") else { return nil }
      let start = next
      while next < bytes.count {
        if bytes[next] == UInt8(ascii: "\"") {
          next += 1
          return String(decoding: bytes[start..<(next - 1)], as: UTF8.self)
        }
        next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
      }
      return nil
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
      skipBlanks()
      guard next < bytes.count, bytes[next] == UInt8(ascii: character) else { return false }
      next += 1
      return true
    }

    private mutating func skipBlanks() {
      while next < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[next]) { next += 1 }
    }
  }
}
