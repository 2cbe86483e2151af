import CGtk

/// A picture made of pixels, drawn without a display.
@MainActor
public final class PixelImage {
  package let surface: OpaquePointer
  /// In pixels.
  public let width, height: Int
  /// How many pixels there are along a logical one where it is shown.
  public let scale: Int

  /// An empty, transparent picture, drawn on by the body, whose unit is a pixel.
  ///
  /// - Parameters:
  ///   - width, height: in pixels.
  ///   - scale: how many pixels there are along a logical one where it is shown.
  public init(width: Int, height: Int, scale: Int = 1, _ draw: (Pen) -> Void) {
    self.scale = scale
    self.width = max(1, width)
    self.height = max(1, height)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gint(self.width), gint(self.height))
    let context = cairo_create(surface)
    if let context { draw(Pen(context)) }
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Takes over a surface of pixels that the caller owns.
  package init(owning surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    scale = 1
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// Its size where it is shown, in logical pixels.
  public var shownWidth: Double { Double(width) / Double(scale) }
  public var shownHeight: Double { Double(height) / Double(scale) }
}
