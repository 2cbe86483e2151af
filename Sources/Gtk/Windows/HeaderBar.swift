import CGtk

/// The bar at the top of a window, by which it is moved, with widgets in it.
public final class HeaderBar: Widget {
  override class var type: GType { gtk_header_bar_get_type() }

  public convenience init() { self.init(new: gtk_header_bar_new()) }

  /// The widget in the middle, in the place of the title of the window.
  public func setTitle(_ widget: Widget) {
    gtk_header_bar_set_title_widget(opaque, widget.pointer())
  }

  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.pointer()) }

  /// The first one stands outermost.
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.pointer()) }
}
