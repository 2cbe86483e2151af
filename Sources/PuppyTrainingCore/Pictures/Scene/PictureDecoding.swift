extension KeyedDecodingContainer {
  /// Exactly so many numbers under this key.
  func decodeNumbers(_ count: Int, forKey key: Key) throws -> [Double] {
    let numbers = try decode([Double].self, forKey: key)
    guard numbers.count == count else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath + [key],
          debugDescription: "has \(numbers.count) numbers, not \(count)"))
    }
    return numbers
  }

  /// Two numbers, `x` and `y`, or three, also `z`.
  ///
  /// - Parameter depth: `z` where it is not given.
  func decodePoint(forKey key: Key, depth: Double = 0) throws -> Point3 {
    let numbers = try decode([Double].self, forKey: key)
    guard numbers.count == 2 || numbers.count == 3 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath + [key],
          debugDescription: "has \(numbers.count) numbers, not 2 or 3"))
    }
    return Point3(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : depth)
  }

  /// At least two places in one list: x, y, x, y, …
  func decodePairs(forKey key: Key) throws -> [Point3] {
    let numbers = try decode([Double].self, forKey: key)
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath + [key], debugDescription: "is not a list of places"))
    }
    return stride(from: 0, to: numbers.count, by: 2).map { Point3(numbers[$0], numbers[$0 + 1]) }
  }

  /// A colour: one of the names of the picture files, or `#rrggbb`.
  func decodePaint(forKey key: Key, opacity: Double = 1) throws -> Paint {
    let name = try decode(String.self, forKey: key)
    guard var paint = Paint(name: name) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath + [key], debugDescription: "has the unknown colour \"\(name)\""))
    }
    paint.opacity = opacity
    return paint
  }
}

extension Paint {
  /// A colour by its name in picture files, or as `#rrggbb`.
  public init?(name: String) {
    if let hex = Self.named[name] {
      self.init(hex)
    } else if name.first == "#", name.count == 7, let hex = UInt32(name.dropFirst(), radix: 16) {
      self.init(hex)
    } else {
      return nil
    }
  }

  /// The palette: a few friendly colours that go with each other and with the dog.
  private static let named: [String: UInt32] = [
    "red": 0xe0564f, "orange": 0xf08a3c, "yellow": 0xf6c544, "green": 0x5bb36b,
    "teal": 0x3fa7a0, "blue": 0x4a8fe0, "navy": 0x3d5a80, "violet": 0x9a6cc8, "pink": 0xe98fa5,
    "wood": 0xb98a5e, "darkWood": 0x8b6240, "straw": 0xdcb878, "cream": 0xf6ecdc,
    "white": 0xffffff, "paper": 0xf7f4ee, "light": 0xd9dde3, "grey": 0x9aa2ad, "dark": 0x565e6b,
    "ink": 0x33363d, "skin": 0xe9b692, "glass": 0xbfe0ea, "grass": 0x7fbf6a, "water": 0x6fb7e8,
    "treat": 0x9a5b2c,
  ]
}
