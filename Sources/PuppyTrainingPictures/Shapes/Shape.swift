/// A place in a finished drawing: `x` to the right, `y` downwards, in scene units.
public struct Spot: Equatable, Hashable, Sendable {
  public var x, y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// One thing to paint. A drawing is a list of shapes, each over the ones before.
public struct Shape: Equatable, Hashable, Sendable {
  public let outline: Outline
  public let paint: Paint

  public enum Outline: Equatable, Hashable, Sendable {
    /// An ellipse around a spot, turned clockwise by degrees.
    case ellipse(Spot, width: Double, height: Double, angle: Double)
    /// Two discs and everything between them: a limb that may grow thinner.
    case taper(Spot, Double, Spot, Double)
    /// A closed line with rounded corners, filled.
    case polygon([Spot], rounding: Double)
    /// A line through spots, with round ends; smooth ones bend at each.
    case line([Spot], width: Double, isSmooth: Bool)
  }

  public init(_ outline: Outline, _ paint: Paint) {
    self.outline = outline
    self.paint = paint
  }
}
