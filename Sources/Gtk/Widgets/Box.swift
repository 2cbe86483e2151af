import CGtk

/// The direction in which a box lines its children up.
nonisolated public enum Orientation {
  case horizontal, vertical

  var value: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

/// Lines widgets up in a row or a column, or as its layout says.
public final class Box: Widget {
  override class var type: GType { gtk_box_get_type() }

  public convenience init(_ orientation: Orientation, spacing: Int = 0) {
    self.init(new: gtk_box_new(orientation.value, gint(spacing)))
  }

  public func append(_ child: Widget) { gtk_box_append(pointer(), child.pointer()) }

  /// Puts a child before all others.
  public func prepend(_ child: Widget) { gtk_box_prepend(pointer(), child.pointer()) }

  /// Puts a child right before another one.
  public func insert(_ child: Widget, before sibling: Widget) {
    gtk_widget_insert_before(child.pointer(), pointer(), sibling.pointer())
  }

  /// Takes a child out; nothing else keeps it alive but who holds it.
  public func remove(_ child: Widget) { gtk_box_remove(pointer(), child.pointer()) }

  /// Takes all children out; nothing else keeps them alive but who holds them.
  public func removeAll() {
    while let child = gtk_widget_get_first_child(pointer()) {
      gtk_box_remove(pointer(), child)
    }
  }
}
