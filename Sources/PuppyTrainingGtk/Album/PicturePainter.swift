import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// Paints a moment of a scene.
public struct PicturePainter {
  private let moment: SceneMoment
  private let view: Scene.View
  private let look: DogLook

  public init(_ moment: SceneMoment, _ view: Scene.View, look: DogLook = .reference) {
    self.moment = moment
    self.view = view
    self.look = look
  }

  /// Fills a picture, whatever its proportions: the part of the scene that its view names is seen
  /// whole, and what is beside or above it as far as there is room.
  ///
  /// - Parameters:
  ///   - width, height: of the picture, in the units of the pen.
  ///   - isMirrored: left and right are exchanged.
  public func paint(with pen: Pen, width: Double, height: Double, isMirrored: Bool = false) {
    let scale = min(width / Scene.View.width, height / Scene.View.height) * view.scale
    // A picture that is higher than the view shows more above the ground, not below it.
    let below = (Scene.View.height / 2) * scale / view.scale
    let middle = max(height / 2, height - below)
    let flip = isMirrored ? -1.0 : 1
    pen.inside(
      x: width / 2 - flip * view.x * scale, y: middle + view.y * scale, scaleX: flip * scale,
      scaleY: scale
    ) {
      for shape in moment.shapes(look) { paint(shape, with: pen) }
    }
  }

  private func paint(_ shape: Shape, with pen: Pen) {
    let paint = shape.paint
    if case .polygon(_, let rounding) = shape.outline, rounding > 0, paint.opacity < 1 {
      // Its rounded edge lies over its inside.
      let opaque = Paint(red: paint.red, green: paint.green, blue: paint.blue)
      return pen.fade(paint.opacity) { self.paint(Shape(shape.outline, opaque), with: pen) }
    }
    pen.setColor(paint.red, paint.green, paint.blue, paint.opacity)
    switch shape.outline {
    case .ellipse(let center, let width, let height, let angle):
      pen.fillEllipse((center.x, center.y), width: width, height: height, angle: angle)
    case .taper(let start, let startRadius, let end, let endRadius):
      pen.fillTaper((start.x, start.y), startRadius, (end.x, end.y), endRadius)
    case .polygon(let spots, let rounding):
      pen.fillPolygon(spots.map { ($0.x, $0.y) }, rounding: rounding)
    case .line(let spots, let width, let isSmooth):
      pen.strokeLine(spots.map { ($0.x, $0.y) }, width: width, isSmooth: isSmooth)
    }
  }
}
