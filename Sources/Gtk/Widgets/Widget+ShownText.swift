import CGtk

extension Widget {
  /// The text that a label or an inscription shows, or that is written in an entry's text; `nil` for
  /// other widgets.
  public var shownText: String? {
    let type = puppy_type_of(raw)
    if g_type_is_a(type, Label.type) != 0 { return Label(borrowing: raw).text }
    if g_type_is_a(type, Inscription.type) != 0 { return Inscription(borrowing: raw).text }
    if g_type_is_a(type, gtk_text_get_type()) != 0 {
      return String(optional: gtk_editable_get_text(opaque)) ?? ""
    }
    return nil
  }

  /// It shows a text that cannot be written.
  public var isTextLabel: Bool {
    let type = puppy_type_of(raw)
    return g_type_is_a(type, Label.type) != 0 || g_type_is_a(type, Inscription.type) != 0
  }

  /// The room of a label or an inscription is too small for its text.
  public var cutsText: Bool {
    let type = puppy_type_of(raw)
    if g_type_is_a(type, Label.type) != 0 {
      guard let layout = gtk_label_get_layout(opaque) else { return false }
      return pango_layout_is_ellipsized(layout) != 0 || isTooSmall(for: layout)
    }
    guard g_type_is_a(type, Inscription.type) != 0, size.width > 0,
      let layout = gtk_widget_create_pango_layout(pointer(), Inscription(borrowing: raw).text)
    else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, gint(size.width) * PANGO_SCALE)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    return isTooSmall(for: layout)
  }

  private func isTooSmall(for layout: OpaquePointer) -> Bool {
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Int(width) > size.width || Int(height) > size.height
  }
}
