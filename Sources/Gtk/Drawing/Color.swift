import CGtk

/// A colour as the style sheet names it.
nonisolated public struct Color: Hashable, Sendable {
  var rgba: GdkRGBA

  private var parts: [Float] { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  public static func == (left: Color, right: Color) -> Bool { left.parts == right.parts }

  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Widget {
  /// The value that a colour of the style sheet (`@define-color`) or of the theme has for this
  /// widget; the colour of its text when there is none of that name.
  public func color(named name: String) -> Color {
    let style = gtk_widget_get_style_context(pointer())
    var rgba = GdkRGBA()
    if gtk_style_context_lookup_color(style, name, &rgba) == 0 {
      gtk_style_context_get_color(style, &rgba)
    }
    return Color(rgba: rgba)
  }
}
