import Glibc
import PuppyTrainingCore
import PuppyTrainingPictures

/// Shapes as an SVG picture.
struct SVGDrawing {
  private let width, height: Double
  private var elements: [String] = []

  /// - Parameters:
  ///   - width, height: of the picture, in its own units.
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Adds an element as it is written in SVG.
  mutating func add(_ element: String) { elements.append(element) }

  /// Adds shapes, moved and scaled.
  ///
  /// - Parameter paint: the colour of them all; `nil` leaves each its own.
  mutating func add(_ shapes: [Shape], x: Double, y: Double, scale: Double, paint: Paint? = nil) {
    add("<g transform=\"translate(\(n(x)) \(n(y))) scale(\(n(scale)))\">")
    for shape in shapes { add(element(shape.outline, paint ?? shape.paint)) }
    add("</g>")
  }

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="\(n(width))" height="\(n(height))" \
    viewBox="0 0 \(n(width)) \(n(height))">
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  private func element(_ outline: Shape.Outline, _ paint: Paint) -> String {
    let fill = color(paint)
    switch outline {
    case .ellipse(let center, let width, let height, let angle):
      let place = "cx=\"\(n(center.x))\" cy=\"\(n(center.y))\""
      let turn =
        angle == 0 ? "" : " transform=\"rotate(\(n(angle)) \(n(center.x)) \(n(center.y)))\""
      return
        "<ellipse \(place) rx=\"\(n(width / 2))\" ry=\"\(n(height / 2))\"\(turn) fill=\"\(fill)\"/>"
    case .taper(let start, let startRadius, let end, let endRadius):
      return "<path d=\"\(taper(start, startRadius, end, endRadius))\" fill=\"\(fill)\"/>"
    case .polygon(let spots, let rounding):
      return "<polygon points=\"\(points(spots))\" fill=\"\(fill)\" stroke=\"\(fill)\" "
        + "stroke-width=\"\(n(2 * rounding))\" stroke-linejoin=\"round\"/>"
    case .line(let spots, let width, let isSmooth):
      return "<path d=\"\(line(spots, isSmooth: isSmooth))\" fill=\"none\" stroke=\"\(fill)\" "
        + "stroke-width=\"\(n(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    }
  }

  /// Two discs and everything between them.
  private func taper(
    _ start: Spot, _ startRadius: Double, _ end: Spot, _ endRadius: Double
  ) -> String {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > abs(startRadius - endRadius) + 1e-6 else {
      let (center, radius) = startRadius > endRadius ? (start, startRadius) : (end, endRadius)
      return "M\(n(center.x - radius)) \(n(center.y))a\(n(radius)) \(n(radius)) 0 1 0 "
        + "\(n(2 * radius)) 0a\(n(radius)) \(n(radius)) 0 1 0 \(n(-2 * radius)) 0z"
    }
    let direction = atan2(dy, dx)
    let opening = acos((startRadius - endRadius) / distance)
    func edge(_ center: Spot, _ radius: Double, _ angle: Double) -> String {
      "\(n(center.x + radius * cos(angle))) \(n(center.y + radius * sin(angle)))"
    }
    let isLarge = opening < .pi / 2
    return "M\(edge(start, startRadius, direction + opening))"
      + "A\(n(startRadius)) \(n(startRadius)) 0 \(isLarge ? 1 : 0) 1 "
      + edge(start, startRadius, direction - opening)
      + "L\(edge(end, endRadius, direction - opening))"
      + "A\(n(endRadius)) \(n(endRadius)) 0 \(isLarge ? 0 : 1) 1 "
      + "\(edge(end, endRadius, direction + opening))z"
  }

  /// A line through spots; a smooth one as a Catmull–Rom spline.
  private func line(_ spots: [Spot], isSmooth: Bool) -> String {
    var path = "M\(n(spots[0].x)) \(n(spots[0].y))"
    for index in spots.indices.dropFirst() {
      let (from, to) = (spots[index - 1], spots[index])
      guard isSmooth else {
        path += "L\(n(to.x)) \(n(to.y))"
        continue
      }
      let before = index > 1 ? spots[index - 2] : from
      let after = index + 1 < spots.count ? spots[index + 1] : to
      path +=
        "C\(n(from.x + (to.x - before.x) / 6)) \(n(from.y + (to.y - before.y) / 6)) "
        + "\(n(to.x - (after.x - from.x) / 6)) \(n(to.y - (after.y - from.y) / 6)) "
        + "\(n(to.x)) \(n(to.y))"
    }
    return path
  }

  private func points(_ spots: [Spot]) -> String {
    spots.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
  }

  private func color(_ paint: Paint) -> String {
    func hex(_ share: Double) -> String {
      let digits = String(Int((share * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    return "#\(hex(paint.red))\(hex(paint.green))\(hex(paint.blue))"
  }

  /// A number with two decimals at most.
  private func n(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
