import CGtk

/// Lays the rows of a list out in as many columns as fit.
public final class GridView: Widget {
  override class var type: GType { gtk_grid_view_get_type() }

  /// Shows this list with rows of this factory. Rows can be focused and activated, not selected.
  public func show(_ list: PositionList, with factory: RowFactory<some AnyObject>) {
    factory.list = list
    g_object_ref(list.raw)
    let selection = gtk_no_selection_new(list.opaque)
    gtk_grid_view_set_model(opaque, selection)
    g_object_unref(UnsafeMutableRawPointer(selection))
    gtk_grid_view_set_factory(opaque, factory.opaque)
  }

  /// Never lays out more columns than fit from now on.
  ///
  /// GTK 4.8 keeps thirty lines of as many rows as there may be columns, whether they fit or not:
  /// with the most that a wide screen needs, hundreds of rows out of view follow every change.
  public func followWidth() {
    guard let adjustment = gtk_scrollable_get_hadjustment(opaque) else { return }
    let width = Object(borrowing: UnsafeMutableRawPointer(adjustment))
    width.connectNotify("page-size") { [weak self] in
      // Not while GTK lays out.
      MainLoop.schedule(.beforeLayout) { self?.fitColumns() }
    }
  }

  private func fitColumns() {
    guard let row = gtk_widget_get_first_child(pointer()) else { return }
    var least: gint = 0
    gtk_widget_measure(row, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    let columns = max(1, gtk_widget_get_width(pointer()) / max(1, least))
    if mostColumns != Int(columns) { mostColumns = Int(columns) }
  }

  /// How many columns there may be, 1 or more.
  public var mostColumns: Int {
    get { Int(gtk_grid_view_get_max_columns(opaque)) }
    set { gtk_grid_view_set_max_columns(opaque, guint(newValue)) }
  }

  /// A person chose the row at this position.
  public func onActivate(_ handler: @escaping (Int) -> Void) {
    connectPosition("activate", handler)
  }

  /// Brings the row at this position into view. After a change of the list, wait one turn of the
  /// main loop: until then the view does not know the new positions.
  public func scroll(to position: Int) {
    gtk_widget_activate_action_variant(
      pointer(), "list.scroll-to-item", g_variant_new_uint32(guint32(position)))
  }
}
