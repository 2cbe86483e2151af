import CGtk

extension Widget {
  /// The text that a label shows; `nil` for other widgets.
  public var shownText: String? {
    g_type_is_a(puppy_type_of(raw), Label.type) != 0 ? Label(borrowing: raw).text : nil
  }

  /// The room of a label is too small for its text.
  public var cutsText: Bool {
    let type = puppy_type_of(raw)
    guard g_type_is_a(type, Label.type) != 0, let layout = gtk_label_get_layout(opaque) else {
      return false
    }
    return pango_layout_is_ellipsized(layout) != 0 || isTooSmall(for: layout)
  }

  private func isTooSmall(for layout: OpaquePointer) -> Bool {
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Int(width) > size.width || Int(height) > size.height
  }
}
