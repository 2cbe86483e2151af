import Glibc

/// How bright a colour is, as WCAG 2 defines it.
nonisolated struct Brightness: Equatable, Sendable {
  /// From 0 for black to 1 for white.
  let luminance: Double

  /// - Parameter color: 0xAARRGGBB; as if it lay over nothing.
  init(_ color: UInt32) {
    luminance =
      0.2126 * Self.linear(color >> 16) + 0.7152 * Self.linear(color >> 8)
      + 0.0722 * Self.linear(color)
  }

  /// How well the two are told apart, from 1 for equal ones to 21 for black and white.
  func contrast(with other: Brightness) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  private static func linear(_ part: UInt32) -> Double { linearParts[Int(part & 0xff)] }

  private static let linearParts = (0...255).map { part in
    let value = Double(part) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
