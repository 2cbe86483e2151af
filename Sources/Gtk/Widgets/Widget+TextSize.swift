import CGtk

extension Widget {
  /// The font of its texts in Pango's words, with the dots to an inch: texts that were laid out in
  /// the same need not be laid out again.
  public var fontWords: String {
    guard let context = gtk_widget_get_pango_context(pointer()),
      let font = pango_context_get_font_description(context)
    else { return "" }
    let words = String(adopting: pango_font_description_to_string(font)) ?? ""
    return "\(words) \(pango_cairo_context_get_resolution(context))"
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
}
