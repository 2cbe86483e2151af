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
