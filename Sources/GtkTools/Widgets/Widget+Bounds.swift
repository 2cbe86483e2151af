import CGtk
import Gtk

/// Where widgets lie in others.
extension Widget {
  /// A rectangle in logical pixels, from the left upper corner of some other widget.
  public typealias Bounds = (x: Double, y: Double, width: Double, height: Double)

  /// Where it lies in a widget around it; `nil` when that is not around it or not laid out yet.
  public func bounds(in widget: Widget) -> Bounds? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer(), widget.pointer(), &bounds) != 0 else { return nil }
    return (
      Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
      Double(bounds.size.height)
    )
  }

  /// What is outside of it is not drawn, as in a part of a window that scrolls.
  public var clipsContents: Bool { gtk_widget_get_overflow(pointer()) == GTK_OVERFLOW_HIDDEN }

  /// It is to be shown where it is, though what is around it may not be.
  public var isShown: Bool {
    gtk_widget_get_visible(pointer()) != 0 && gtk_widget_get_child_visible(pointer()) != 0
  }
}

extension ScrolledWindow {
  /// Scrolls up or down as far as it takes to see this, which is somewhere inside.
  public func reveal(_ widget: Widget) {
    guard let child, let place = widget.bounds(in: child) else { return }
    // What it scrolls may lie in a part that does the scrolling, and moves inside of that.
    let moved = child.typeName == "GtkViewport" ? offset : 0
    gtk_adjustment_clamp_page(
      gtk_scrolled_window_get_vadjustment(opaque), place.y + moved,
      place.y + moved + place.height)
  }
}
