/// A thing in a picture, told as the shapes it is drawn with. Its origin is where it stands on the
/// ground, or where it is held.
public struct Prop: Equatable, Sendable {
  /// What it is, with its article: "a ball".
  public let words: String
  let parts: [Part]

  /// One shape of a prop.
  struct Part: Equatable, Sendable {
    let outline: Outline
    let paint: Paint
    /// How far in front of the prop's middle it is, in scene units.
    let z: Double
    /// It lies flat: what is given as `y` counts towards the viewer.
    let isFlat: Bool
    /// How high a flat part lies, in scene units.
    let height: Double

    enum Outline: Equatable, Sendable {
      case disc(Point3, Double)
      case oval(Point3, width: Double, height: Double, turn: Double)
      case bar(Point3, Double, Point3, Double)
      case polygon([Point3], rounding: Double)
      case line([Point3], width: Double, isSmooth: Bool)
    }
  }
}

extension Prop {
  /// Draws the prop.
  ///
  /// - Parameters:
  ///   - angle: how far it is turned in the plane of the picture, counterclockwise.
  ///   - size: how large it is: 1 as it was drawn.
  ///   - isFlipped: left and right are exchanged.
  func draw(
    at place: Point3, angle: Double, size: Double, isFlipped: Bool, on sheet: inout Sheet
  ) {
    let (right, up) = (Point3.direction(angle), Point3.direction(angle + 90))
    for part in parts {
      func put(_ point: Point3) -> Point3 {
        let x = (isFlipped ? -point.x : point.x) * size
        if part.isFlat { return place + Point3(x, part.height * size, point.y * size + part.z) }
        return place + right * x + up * (point.y * size) + Point3(0, 0, part.z * size)
      }
      let depth = part.isFlat && part.height == 0 ? Sheet.ground + 1 : place.z + part.z * size
      switch part.outline {
      case .disc(let center, let radius):
        sheet.disc(put(center), radius * size, part.paint, depth: depth)
      case .oval(let center, let width, let height, let turn):
        sheet.add(
          .ellipse(
            Sheet.spot(put(center)), width: width * size, height: height * size,
            angle: (isFlipped ? turn : -turn) - angle), part.paint, depth: depth)
      case .bar(let start, let startRadius, let end, let endRadius):
        sheet.taper(
          put(start), startRadius * size, put(end), endRadius * size, part.paint, depth: depth)
      case .polygon(let points, let rounding):
        sheet.polygon(points.map(put), rounding: rounding * size, part.paint, depth: depth)
      case .line(let points, let width, let isSmooth):
        sheet.line(
          points.map(put), width: width * size, part.paint, depth: depth, isSmooth: isSmooth)
      }
    }
  }
}
