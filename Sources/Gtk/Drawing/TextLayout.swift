import CGtk

/// A text laid out in lines, in the font of a widget.
public final class TextLayout: Object {
  /// How the font differs from that of the widget.
  public struct Style: Hashable, Sendable {
    public var scale: Double
    public var isBold: Bool
    /// At most so many lines; what is left over ends in an ellipsis.
    public var lines: Int

    public init(scale: Double = 1, isBold: Bool = false, lines: Int = 1) {
      self.scale = scale
      self.isBold = isBold
      self.lines = lines
    }
  }

  /// How wide the lines may be, in logical pixels; 0 before the first `fit`.
  public private(set) var width = 0.0

  public convenience init(_ style: Style, for widget: Widget) {
    guard let layout = gtk_widget_create_pango_layout(widget.pointer(), nil) else {
      fatalError("Pango could not make a layout.")
    }
    self.init(adopting: UnsafeMutableRawPointer(layout))
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_scale_new(style.scale))
    if style.isBold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_height(layout, -gint(style.lines))
  }

  public var text: String {
    get { String(optional: pango_layout_get_text(opaque)) ?? "" }
    set { pango_layout_set_text(opaque, newValue, -1) }
  }

  /// Lines are this wide from now on.
  public func fit(_ width: Double) {
    guard width != self.width else { return }
    self.width = width
    pango_layout_set_width(opaque, gint(width) * PANGO_SCALE)
  }

  /// The lines are as wide as the text.
  public func fitText() {
    width = 0
    pango_layout_set_width(opaque, -1)
    fit(size.width)
  }

  /// How high the lines are together, in logical pixels.
  public var textHeight: Double { size.height }

  /// The height of one line, whatever it says, in logical pixels.
  public var lineHeight: Double {
    guard let copy = pango_layout_copy(opaque) else { return 0 }
    let sample = TextLayout(adopting: UnsafeMutableRawPointer(copy))
    sample.text = "X"
    return sample.textHeight
  }

  private var size: (width: Double, height: Double) {
    var width: gint = 0
    var height: gint = 0
    pango_layout_get_pixel_size(opaque, &width, &height)
    return (Double(width), Double(height))
  }
}
