import CGtk

/// An icon that takes the colour it is drawn in.
public final class SymbolicIcon: Object {
  /// The icon of this name in the icon theme, rendered for this size in logical pixels.
  public convenience init(_ name: String, size: Int, for widget: Widget) {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget.pointer()))
    guard
      let icon = gtk_icon_theme_lookup_icon(
        theme, name, nil, gint(size), gtk_widget_get_scale_factor(widget.pointer()),
        gtk_widget_get_direction(widget.pointer()), GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
    else { fatalError("GTK gave no icon for \(name).") }
    self.init(adopting: UnsafeMutableRawPointer(icon))
  }
}
