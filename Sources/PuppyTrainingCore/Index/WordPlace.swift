/// Where in a word another one begins; the best of all places where it does.
enum WordPlace: Int, CaseIterable {
  case start, wordStart, inside

  /// How `part` stands in the word of this range; `nil` when the word does not have it.
  init?(of part: borrowing Span<UInt8>, in bytes: borrowing Span<UInt8>, _ range: Range<Int>) {
    var isInside = false
    var index = range.lowerBound
    while index + part.count <= range.upperBound {
      var length = 0
      while length < part.count, bytes[index + length] == part[length] { length += 1 }
      if length == part.count {
        if index == range.lowerBound {
          self = .start
          return
        }
        if Self.isWordStart(index, in: bytes, from: range.lowerBound) {
          self = .wordStart
          return
        }
        isInside = true
      }
      index += 1
    }
    guard isInside else { return nil }
    self = .inside
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
}
