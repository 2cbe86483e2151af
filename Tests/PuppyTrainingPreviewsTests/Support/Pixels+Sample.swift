@testable import PuppyTrainingPreviews

extension Pixels {
  /// A picture of one colour, 0xRRGGBB.
  static func plain(_ color: UInt32, width: Int = 40, height: Int = 40) -> Pixels {
    var pixels = Pixels(
      width: width, height: height, bytes: Array(repeating: 0, count: width * height * 4))
    pixels.fill(color, x: 0..<width, y: 0..<height)
    return pixels
  }

  /// Gives a rectangle a colour, 0xRRGGBB.
  mutating func fill(_ color: UInt32, x: Range<Int>, y: Range<Int>) {
    for y in y {
      for x in x { self[x, y] = color | 0xff00_0000 }
    }
  }
}
