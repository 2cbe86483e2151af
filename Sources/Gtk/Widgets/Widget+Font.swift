import CGtk

extension Widget {
  /// The font of its texts as Pango writes it, with the dots to an inch: texts that were laid out in
  /// the same need not be laid out again.
  public var fontWords: String {
    guard let context = gtk_widget_get_pango_context(pointer()),
      let font = pango_context_get_font_description(context)
    else { return "" }
    let name = String(adopting: pango_font_description_to_string(font)) ?? ""
    return "\(name) \(pango_cairo_context_get_resolution(context))"
  }
}
