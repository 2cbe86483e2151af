import CGtk
import Gtk

/// What is done to widgets that are shown to be looked at, or to be tested.
extension Widget {
  /// The size it would best have, in logical pixels.
  ///
  /// - Parameter width: the width it is to have; `nil` for the best one.
  public func bestSize(width: Int? = nil) -> (width: Int, height: Int) {
    var (least, best): (gint, gint) = (0, 0)
    gtk_widget_measure(pointer(), GTK_ORIENTATION_HORIZONTAL, -1, &least, &best, nil, nil)
    let width = max(width ?? Int(best), Int(least))
    gtk_widget_measure(
      pointer(), GTK_ORIENTATION_VERTICAL, gint(width), nil, &best, nil, nil)
    return (width, Int(best))
  }

  /// The keyboard goes to the first widget inside that can take it.
  @discardableResult
  public func focusFirstChild() -> Bool {
    gtk_widget_child_focus(pointer(), GTK_DIR_TAB_FORWARD) != 0
  }

  /// No pointer is seen over it.
  public func hidePointer() { gtk_widget_set_cursor_from_name(pointer(), "none") }

  /// The window around it shows what has the keyboard, as it does once a person has used keys.
  public func showFocus() {
    guard let root = gtk_widget_get_root(pointer()) else { return }
    gtk_window_set_focus_visible(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), 1)
  }

  /// Text runs from the right to the left unless a window says otherwise.
  public static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }
}
