/// Numbers in as many bytes as they need: seven bits in each, the lowest first, all but the last
/// marked (https://en.wikipedia.org/wiki/LEB128).
enum LEB128 {
  /// How many bytes a number takes.
  static func size(of number: UInt32) -> Int {
    max(1, (38 - number.leadingZeroBitCount) / 7)
  }

  /// Writes a number from this place on, and moves the place past it.
  static func write(_ number: UInt32, to bytes: inout [UInt8], at place: inout Int) {
    var left = number
    while left >= 0x80 {
      bytes[place] = UInt8(truncatingIfNeeded: left) | 0x80
      left >>= 7
      place += 1
    }
    bytes[place] = UInt8(left)
    place += 1
  }

  /// The number that starts at this place; the place moves past it.
  static func read(_ bytes: borrowing Span<UInt8>, at place: inout Int) -> UInt32 {
    var byte = bytes[place]
    place += 1
    var number = UInt32(byte & 0x7F)
    var shift: UInt32 = 7
    while byte >= 0x80 {
      byte = bytes[place]
      place += 1
      number |= UInt32(byte & 0x7F) << shift
      shift += 7
    }
    return number
  }
}
