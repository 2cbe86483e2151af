import CGtk

/// Where a drawing draws, in logical pixels. `x` counts from the side where lines of text start, so
/// that what is drawn mirrors itself where text runs from the right to the left.
public struct Canvas {
  private let snapshot: OpaquePointer
  /// Lines of text run from the right to the left.
  public let isMirrored: Bool
  /// The size of the widget.
  public let width: Double
  public let height: Double

  init(_ widget: UnsafeMutablePointer<GtkWidget>, _ snapshot: OpaquePointer) {
    self.snapshot = snapshot
    isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    width = Double(gtk_widget_get_width(widget))
    height = Double(gtk_widget_get_height(widget))
  }

  /// A canvas of its own, in the direction of a widget's text.
  init(_ snapshot: OpaquePointer, like widget: Widget, width: Double, height: Double) {
    self.snapshot = snapshot
    isMirrored = gtk_widget_get_direction(widget.pointer()) == GTK_TEXT_DIR_RTL
    self.width = width
    self.height = height
  }

  /// A rectangle on a canvas.
  public struct Area: Equatable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Fills an area.
  ///
  /// - Parameters:
  ///   - top, bottom: how round its upper and lower corners are.
  public func fill(_ area: Area, _ color: Color, top: Double = 0, bottom: Double = 0) {
    // Clipping is slow, so only the strips that hold the round corners are clipped.
    let middle = Area(
      x: area.x, y: area.y + top, width: area.width, height: area.height - top - bottom)
    if top > 0 {
      let strip = Area(x: area.x, y: area.y, width: area.width, height: top)
      clip(to: strip, top: top) { fill(strip, color) }
    }
    if middle.height > 0 { fill(middle, color) }
    if bottom > 0 {
      let y = area.y + area.height - bottom
      let strip = Area(x: area.x, y: y, width: area.width, height: bottom)
      clip(to: strip, bottom: bottom) { fill(strip, color) }
    }
  }

  private func fill(_ area: Area, _ color: Color) {
    var bounds = rectangle(area)
    var rgba = color.rgba
    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
  }

  /// Draws a text; the area's width is that of the layout.
  public func draw(_ text: TextLayout, x: Double, y: Double, _ color: Color) {
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(
      x: Float(isMirrored ? width - x - text.width : x), y: Float(y))
    gtk_snapshot_translate(snapshot, &origin)
    var rgba = color.rgba
    gtk_snapshot_append_layout(snapshot, text.opaque, &rgba)
    gtk_snapshot_restore(snapshot)
  }

  /// Draws an icon in one colour.
  public func draw(_ icon: SymbolicIcon, x: Double, y: Double, size: Double, _ color: Color) {
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(x: Float(isMirrored ? width - x - size : x), y: Float(y))
    gtk_snapshot_translate(snapshot, &origin)
    var rgba = color.rgba
    gtk_symbolic_paintable_snapshot_symbolic(icon.opaque, snapshot, size, size, &rgba, 1)
    gtk_snapshot_restore(snapshot)
  }

  /// What the body draws is seen only inside an area.
  ///
  /// - Parameters:
  ///   - top, bottom: how round its upper and lower corners are.
  public func clip(to area: Area, top: Double = 0, bottom: Double = 0, _ body: () -> Void) {
    var rounded = round(area, top, bottom)
    gtk_snapshot_push_rounded_clip(snapshot, &rounded)
    body()
    gtk_snapshot_pop(snapshot)
  }

  /// Shows pixels, on those of the screen. They are not mirrored, only their place is.
  ///
  /// Not as a texture: without a graphics card, GTK 4.8 turns each pixel of a texture into
  /// floating-point numbers and back whenever it paints one.
  public func draw(_ image: PixelImage, x: Double, y: Double) {
    let area = Area(
      x: x.rounded(), y: y.rounded(), width: image.shownWidth, height: image.shownHeight)
    draw(in: area) { pen in
      let unit = 1 / Double(image.scale)
      pen.inside(x: 0, y: 0, scaleX: unit, scaleY: unit) { pen.show(image) }
    }
  }

  /// Draws with a pen, whose unit is a logical pixel and whose origin is the left upper corner of
  /// the area.
  public func draw(in area: Area, _ body: (Pen) -> Void) {
    var bounds = rectangle(area)
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    cairo_translate(context, Double(bounds.origin.x), Double(bounds.origin.y))
    body(Pen(context))
    cairo_destroy(context)
  }

  private func round(_ area: Area, _ top: Double, _ bottom: Double) -> GskRoundedRect {
    var bounds = rectangle(area)
    var upper = graphene_size_t(width: Float(top), height: Float(top))
    var lower = graphene_size_t(width: Float(bottom), height: Float(bottom))
    var rounded = GskRoundedRect()
    gsk_rounded_rect_init(&rounded, &bounds, &upper, &upper, &lower, &lower)
    return rounded
  }

  private func rectangle(_ area: Area) -> graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(
        x: Float(isMirrored ? width - area.x - area.width : area.x), y: Float(area.y)),
      size: graphene_size_t(width: Float(area.width), height: Float(area.height)))
  }
}
