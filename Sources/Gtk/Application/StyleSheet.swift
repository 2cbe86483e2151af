import CGtk

/// A style sheet over the theme.
public final class StyleSheet: Object {
  override class var type: GType { gtk_css_provider_get_type() }

  package convenience init() {
    guard let provider = gtk_css_provider_new() else {
      fatalError("GTK could not make a style sheet.")
    }
    self.init(adopting: UnsafeMutableRawPointer(provider))
  }

  func load(resource path: String) { gtk_css_provider_load_from_resource(pointer(), path) }

  package func load(_ text: String) { gtk_css_provider_load_from_data(pointer(), text, -1) }

  /// It is in use from now on.
  ///
  /// - Parameter level: sheets of a higher one come later.
  func apply(over level: Int) {
    guard let display = gdk_display_get_default() else { return }
    let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + guint(level)
    gtk_style_context_add_provider_for_display(display, opaque, priority)
  }
}
