import CGtk

extension Widget {
  /// The text that a label shows, or that is written in an entry's text; `nil` for other widgets.
  public var shownText: String? {
    if isTextLabel { return Label(borrowing: raw).text }
    return g_type_is_a(puppy_type_of(raw), gtk_text_get_type()) != 0
      ? String(optional: gtk_editable_get_text(opaque)) ?? "" : nil
  }

  /// It shows a text that cannot be written.
  public var isTextLabel: Bool { g_type_is_a(puppy_type_of(raw), Label.type) != 0 }

  /// The room of a label is too small for its text.
  public var cutsText: Bool {
    guard isTextLabel, let layout = gtk_label_get_layout(opaque) else { return false }
    return pango_layout_is_ellipsized(layout) != 0 || isTooSmall(for: layout)
  }

  private func isTooSmall(for layout: OpaquePointer) -> Bool {
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Int(width) > size.width || Int(height) > size.height
  }
}
