/// Collects what a scene draws, and knows how the viewer sees it: from the side and a little from
/// above, all at the same scale.
struct Sheet {
  private var layers: [(depth: Double, order: Int, shape: Shape)] = []

  /// How much of a distance towards the viewer shows as one downwards: the sine of the angle at
  /// which the viewer looks down.
  static let slant = 0.24

  /// The depth of what lies flat on the ground: behind everything else.
  static let ground = -1000.0

  /// Where a point of the scene is in the drawing.
  static func spot(_ point: Point3) -> Spot { Spot(point.x, -point.y + point.z * slant) }

  /// Adds a shape.
  ///
  /// - Parameter depth: how near to the viewer it is; what is nearer covers what is not, and of two
  ///   that are equally near the later one covers the earlier.
  mutating func add(_ outline: Shape.Outline, _ paint: Paint, depth: Double) {
    layers.append((depth, layers.count, Shape(outline, paint)))
  }

  mutating func disc(_ center: Point3, _ radius: Double, _ paint: Paint, depth: Double) {
    add(
      .ellipse(Self.spot(center), width: 2 * radius, height: 2 * radius, angle: 0), paint,
      depth: depth)
  }

  mutating func taper(
    _ start: Point3, _ startRadius: Double, _ end: Point3, _ endRadius: Double, _ paint: Paint,
    depth: Double
  ) {
    add(
      .taper(Self.spot(start), startRadius, Self.spot(end), endRadius), paint, depth: depth)
  }

  mutating func line(
    _ points: [Point3], width: Double, _ paint: Paint, depth: Double, isSmooth: Bool = true
  ) {
    add(.line(points.map(Self.spot), width: width, isSmooth: isSmooth), paint, depth: depth)
  }

  mutating func polygon(
    _ points: [Point3], rounding: Double, _ paint: Paint, depth: Double
  ) {
    add(.polygon(points.map(Self.spot), rounding: rounding), paint, depth: depth)
  }

  /// All shapes, the farthest first.
  var shapes: [Shape] {
    layers.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }.map(\.shape)
  }
}
