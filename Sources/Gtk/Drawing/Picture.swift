import CGtk

/// A drawing kept as pixels: drawn once, then put wherever it is needed, which costs a small part
/// of drawing it again.
public struct Picture {
  let texture: Object
  /// Its size in logical pixels, whole ones.
  public let width, height: Double

  /// Draws a picture as large as this, at the resolution of a widget's screen and in the direction
  /// of its text.
  public init(width: Double, height: Double, for widget: Widget, draw: (Canvas) -> Void) {
    self.width = width.rounded(.up)
    self.height = height.rounded(.up)
    let scale = Double(widget.scale)
    guard
      let snapshot = gtk_snapshot_new(),
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, gint(self.width * scale), gint(self.height * scale)),
      let context = cairo_create(surface)
    else { fatalError("GTK could not make a picture.") }
    draw(Canvas(snapshot, like: widget, width: self.width, height: self.height))
    cairo_scale(context, scale, scale)
    if let node = gtk_snapshot_free_to_node(snapshot) {
      gsk_render_node_draw(node, context)
      gsk_render_node_unref(node)
    }
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let height = cairo_image_surface_get_height(surface)
    let stride = cairo_image_surface_get_stride(surface)
    let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(height * stride))
    let texture = gdk_memory_texture_new(
      cairo_image_surface_get_width(surface), height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
      gsize(stride))
    g_bytes_unref(bytes)
    cairo_surface_destroy(surface)
    guard let texture else { fatalError("GTK could not make a texture.") }
    self.texture = Object(adopting: UnsafeMutableRawPointer(texture))
  }
}

extension Widget {
  /// How many pixels of the screen one logical pixel is wide, 1 or more.
  public var scale: Int { Int(gtk_widget_get_scale_factor(pointer())) }
}
