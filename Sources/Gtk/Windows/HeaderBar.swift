import CGtk

/// The bar at the top of a window, with the title between what is packed at its start and end.
public final class HeaderBar: Widget {
  override class var type: GType { gtk_header_bar_get_type() }

  public convenience init() { self.init(new: gtk_header_bar_new()) }

  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.pointer()) }
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.pointer()) }
}

extension Window {
  /// Takes the place of the title that the desktop gives a window.
  public func setTitlebar(_ bar: HeaderBar) { gtk_window_set_titlebar(pointer(), bar.pointer()) }
}
