/// Where two pictures differ to the eye.
///
/// A pixel differs when no pixel of the other picture at its place or right beside it has nearly its
/// colour, so that edges may be smoothed in another way. A picture differs when in any square of
/// it more than a few pixels do.
nonisolated struct PixelComparison {
  /// Pixels of which a colour is further away than this share of the way from black to white, as
  /// the eye sees it, differ.
  static let colorTolerance = 0.1
  /// In pixels.
  static let squareSide = 16
  /// As many pixels of a square may differ.
  static let pixelTolerance = 6

  /// The places that differ, row by row.
  let wrong: [Bool]
  /// How many pixels differ in the worst square; all of them for pictures of different sizes.
  let most: Int

  /// The pictures do not look the same.
  var differs: Bool { most > Self.pixelTolerance }

  init(_ left: Pixels, _ right: Pixels) {
    guard left.width == right.width, left.height == right.height else {
      wrong = Array(repeating: true, count: left.width * left.height)
      most = max(left.width * left.height, Self.pixelTolerance + 1)
      return
    }
    var wrong = Array(repeating: false, count: left.width * left.height)
    guard left.bytes != right.bytes else {
      self.wrong = wrong
      most = 0
      return
    }
    var squares: [Int: Int] = [:]
    for y in 0..<left.height {
      for x in 0..<left.width where left[x, y] != right[x, y] {
        guard !Self.has(right, left[x, y], near: x, y) || !Self.has(left, right[x, y], near: x, y)
        else { continue }
        wrong[y * left.width + x] = true
        squares[y / Self.squareSide * left.width + x / Self.squareSide, default: 0] += 1
      }
    }
    self.wrong = wrong
    most = squares.values.max() ?? 0
  }

  private static func has(_ pixels: Pixels, _ color: UInt32, near x: Int, _ y: Int) -> Bool {
    for y in max(0, y - 1)...min(pixels.height - 1, y + 1) {
      for x in max(0, x - 1)...min(pixels.width - 1, x + 1)
      where distance(pixels[x, y], color) <= colorTolerance {
        return true
      }
    }
    return false
  }

  /// How far two colours are from each other: 0 for equal ones, 1 for black and white. Differences
  /// in brightness count most, as in the YIQ colours of television.
  static func distance(_ left: UInt32, _ right: UInt32) -> Double {
    func part(_ shift: UInt32) -> Double {
      (Double(left >> shift & 0xff) - Double(right >> shift & 0xff)) / 255
    }
    let (red, green, blue, opacity) = (part(16), part(8), part(0), part(24))
    let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    let orange = 0.596 * red - 0.274 * green - 0.322 * blue
    let purple = 0.211 * red - 0.523 * green + 0.312 * blue
    let squares =
      0.5053 * brightness * brightness + 0.299 * orange * orange + 0.1957 * purple * purple
    return max((squares / 0.5053).squareRoot(), abs(opacity))
  }
}
