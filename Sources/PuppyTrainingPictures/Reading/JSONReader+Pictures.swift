import PuppyTrainingCore

extension JSONReader {
  /// Exactly so many numbers.
  mutating func numbers(_ count: Int) throws(Unexpected) -> [Double] {
    let numbers = try numbers()
    guard numbers.count == count else {
      throw Unexpected("has \(numbers.count) numbers, not \(count)")
    }
    return numbers
  }

  mutating func numbers() throws(Unexpected) -> [Double] {
    try list { reader throws(Unexpected) in try reader.number() }
  }

  /// A number in a range.
  mutating func number(in range: ClosedRange<Double>) throws(Unexpected) -> Double {
    let number = try number()
    guard range.contains(number) else {
      throw Unexpected("is not between \(range.lowerBound) and \(range.upperBound)")
    }
    return number
  }

  /// Two numbers, `x` and `y`, or three, also `z`.
  ///
  /// - Parameter depth: `z` where it is not given.
  mutating func point(depth: Double = 0) throws(Unexpected) -> Point3 {
    let numbers = try numbers()
    guard numbers.count == 2 || numbers.count == 3 else {
      throw Unexpected("has \(numbers.count) numbers, not 2 or 3")
    }
    return Point3(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : depth)
  }

  /// At least two places in one list: x, y, x, y, …
  mutating func places() throws(Unexpected) -> [Double] {
    let numbers = try numbers()
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2) else {
      throw Unexpected("is not a list of places")
    }
    return numbers
  }

  /// A colour: one of the names of the picture files, or `#rrggbb`.
  mutating func paint() throws(Unexpected) -> Paint {
    let name = try string()
    guard let paint = Paint(name: name) else {
      throw Unexpected("has the unknown colour \"\(name)\"")
    }
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
