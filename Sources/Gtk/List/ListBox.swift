import CGtk

/// A short list of widgets, of which one can be selected.
public final class ListBox: Widget {
  override class var type: GType { gtk_list_box_get_type() }

  /// - Parameter name: what a screen reader calls it.
  public convenience init(named name: String) {
    self.init(new: gtk_list_box_new())
    setAccessibleName(name)
  }

  public func append(_ row: ListRow) { gtk_list_box_append(opaque, row.pointer()) }

  /// The row that is selected; scrolled into view by what is around the list.
  public var selected: ListRow? {
    get { gtk_list_box_get_selected_row(opaque).map { ListRow(borrowing: $0) } }
    set { gtk_list_box_select_row(opaque, newValue?.pointer()) }
  }

  /// Another row, or none, is selected.
  public func onSelect(_ handler: @escaping () -> Void) {
    connectPointer("row-selected") { _ in handler() }
  }
}

/// A row of a `ListBox`.
public final class ListRow: Widget {
  override class var type: GType { gtk_list_box_row_get_type() }

  /// - Parameter name: what a screen reader calls it; `nil` for a heading, which cannot be selected
  ///   or get the keyboard.
  public convenience init(_ child: Widget, named name: String?) {
    self.init(new: gtk_list_box_row_new())
    gtk_list_box_row_set_child(pointer(), child.pointer())
    if let name {
      setAccessibleName(name)
    } else {
      gtk_list_box_row_set_selectable(pointer(), 0)
      gtk_list_box_row_set_activatable(pointer(), 0)
      isFocusable = false
      setAccessibleName("")
    }
  }
}
