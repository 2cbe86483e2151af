import CGtk

/// Draws filled outlines with Cairo. Places are in the units of whatever it draws on, `y` downwards.
public struct Pen {
  package let context: OpaquePointer

  init(_ context: OpaquePointer) { self.context = context }

  /// A place.
  public typealias Point = (x: Double, y: Double)

  /// What is drawn by the body is moved and scaled.
  public func inside(
    x: Double, y: Double, scaleX: Double, scaleY: Double, _ body: () -> Void
  ) {
    cairo_save(context)
    cairo_translate(context, x, y)
    cairo_scale(context, scaleX, scaleY)
    body()
    cairo_restore(context)
  }

  /// What is drawn from now on is seen only inside a rectangle at the origin.
  ///
  /// - Parameters:
  ///   - top, bottom: how round its upper and lower corners are.
  public func clip(width: Double, height: Double, top: Double, bottom: Double) {
    trace(x: 0, y: 0, width: width, height: height, top: top, bottom: bottom)
    cairo_clip(context)
  }

  /// What the body draws shines through as a whole, also where it lies over itself.
  ///
  /// - Parameter opacity: 0 to 1.
  public func fade(_ opacity: Double, _ body: () -> Void) {
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// The colour of what is drawn from now on: red, green, blue and opacity, each 0 to 1.
  public func setColor(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
    cairo_set_source_rgba(context, red, green, blue, opacity)
  }

  /// The colour of what is drawn from now on.
  public func setColor(_ color: Color) {
    let rgba = color.rgba
    setColor(Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
  }

  /// Shows pixels, each as large as a unit, at the origin.
  func show(_ image: PixelImage) {
    cairo_set_source_surface(context, image.surface, 0, 0)
    cairo_paint(context)
  }

  /// Fills everything.
  public func fillAll() { cairo_paint(context) }

  /// Fills an ellipse.
  ///
  /// - Parameter angle: how far it is turned clockwise, in degrees.
  public func fillEllipse(_ center: Point, width: Double, height: Double, angle: Double) {
    guard width > 0, height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, center.x, center.y)
    cairo_rotate(context, angle * .pi / 180)
    cairo_scale(context, width / 2, height / 2)
    cairo_new_path(context)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(context)
    cairo_fill(context)
  }

  /// Fills two discs and everything between them.
  public func fillTaper(
    _ start: Point, _ startRadius: Double, _ end: Point, _ endRadius: Double
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > abs(startRadius - endRadius) + 1e-6 else {
      let (center, radius) = startRadius > endRadius ? (start, startRadius) : (end, endRadius)
      return fillEllipse(center, width: 2 * radius, height: 2 * radius, angle: 0)
    }
    let direction = atan2(dy, dx)
    let opening = acos((startRadius - endRadius) / distance)
    cairo_new_path(context)
    cairo_arc(
      context, start.x, start.y, startRadius, direction + opening,
      direction - opening + 2 * .pi)
    cairo_arc(context, end.x, end.y, endRadius, direction - opening, direction + opening)
    cairo_close_path(context)
    cairo_fill(context)
  }

  /// Fills a closed line.
  ///
  /// - Parameter rounding: by how much it is wider on all sides, with round corners.
  public func fillPolygon(_ points: [Point], rounding: Double) {
    trace(points)
    cairo_close_path(context)
    if rounding > 0 {
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_width(context, 2 * rounding)
      cairo_stroke_preserve(context)
    }
    cairo_fill(context)
  }

  /// Draws a line with round ends and corners; one that is smooth goes through its points in bends.
  public func strokeLine(_ points: [Point], width: Double, isSmooth: Bool) {
    if isSmooth, points.count > 2 { traceSmoothly(points) } else { trace(points) }
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Draws what widgets look like.
  func draw(_ node: OpaquePointer) { gsk_render_node_draw(node, context) }

  private func trace(
    x: Double, y: Double, width: Double, height: Double, top: Double, bottom: Double
  ) {
    let (right, low) = (x + width, y + height)
    cairo_new_path(context)
    cairo_arc(context, right - top, y + top, top, -.pi / 2, 0)
    cairo_arc(context, right - bottom, low - bottom, bottom, 0, .pi / 2)
    cairo_arc(context, x + bottom, low - bottom, bottom, .pi / 2, .pi)
    cairo_arc(context, x + top, y + top, top, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }

  private func trace(_ points: [Point]) {
    cairo_new_path(context)
    for point in points { cairo_line_to(context, point.x, point.y) }
  }

  /// A Catmull–Rom spline: between two points the line leaves along the way from the point before to
  /// the point after.
  private func traceSmoothly(_ points: [Point]) {
    cairo_new_path(context)
    cairo_move_to(context, points[0].x, points[0].y)
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let before = index > 1 ? points[index - 2] : from
      let after = index + 1 < points.count ? points[index + 1] : to
      cairo_curve_to(
        context, from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6,
        to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6, to.x, to.y)
    }
  }
}
