import CGtk
import Gtk

extension Widget {
  /// The text that a label shows, or that is written in an entry's text; `nil` for other widgets.
  public var shownText: String? {
    if isTextLabel { return Label(borrowing: raw).text }
    return g_type_is_a(cgtk_type_of(raw), gtk_text_get_type()) != 0
      ? String(optional: gtk_editable_get_text(opaque)) ?? "" : nil
  }

  /// It shows a text that cannot be written.
  public var isTextLabel: Bool { g_type_is_a(cgtk_type_of(raw), gtk_label_get_type()) != 0 }

  /// The room of a label is too small for its text.
  public var cutsText: Bool {
    guard isTextLabel, let layout = gtk_label_get_layout(opaque) else { return false }
    return pango_layout_is_ellipsized(layout) != 0 || isTooSmall(for: layout)
  }

  /// Its text is large as WCAG 2 has it: 24 pixels (18 points), or 14 points and bold.
  public var hasLargeText: Bool {
    guard let context = gtk_widget_get_pango_context(pointer()),
      let font = pango_context_get_font_description(context)
    else { return false }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    let pixels = isAbsolute ? size : size * 96 / 72
    let isBold = pango_font_description_get_weight(font).rawValue >= PANGO_WEIGHT_BOLD.rawValue
    return pixels >= (isBold ? 14.0 : 18) * 96 / 72
  }

  private func isTooSmall(for layout: OpaquePointer) -> Bool {
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Int(width) > size.width || Int(height) > size.height
  }
}
