/// A colour of a picture: red, green, blue and how opaque it is, each 0 to 1.
public struct Paint: Equatable, Hashable, Sendable {
  public var red, green, blue, opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A colour as the web writes it: 0xrrggbb.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, opacity: opacity)
  }

  /// The colour with so much of another one in it: 0 to 1.
  public func mixed(with other: Paint, at share: Double) -> Paint {
    Paint(
      red: red.mixed(with: other.red, at: share), green: green.mixed(with: other.green, at: share),
      blue: blue.mixed(with: other.blue, at: share),
      opacity: opacity.mixed(with: other.opacity, at: share))
  }

  /// The colour where less light falls on it: 0 as it is, 1 black.
  func shaded(_ share: Double) -> Paint {
    Paint(
      red: red * (1 - share), green: green * (1 - share), blue: blue * (1 - share),
      opacity: opacity)
  }
}
