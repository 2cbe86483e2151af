import CGtk
import Gtk

extension Widget {
  /// The keyboard can go to it, and nothing around it keeps the keyboard away from what is inside.
  public var canTakeFocus: Bool {
    isFocusable
      && sequence(first: self, next: \.parent).allSatisfy {
        gtk_widget_get_can_focus($0.pointer()) != 0
      }
  }

  /// The widgets inside at which Tab stops, in this order: found by really going there. The focus,
  /// how far things are scrolled and what is selected are as before afterwards.
  ///
  /// - Returns: nothing when it is in no window.
  public var tabStops: [Widget] {
    guard let root = gtk_widget_get_root(pointer()) else { return [] }
    let before = gtk_root_get_focus(root).map { Widget(borrowing: $0) }
    let restore = restoringPositions()
    defer {
      gtk_root_set_focus(root, before?.pointer())
      restore()
    }
    gtk_root_set_focus(root, nil)
    var stops: [Widget] = []
    while gtk_widget_child_focus(pointer(), GTK_DIR_TAB_FORWARD) != 0,
      let focus = gtk_root_get_focus(root).map({ Widget(borrowing: $0) }),
      focus == self || gtk_widget_is_ancestor(focus.pointer(), pointer()) != 0,
      !stops.contains(focus)
    {
      stops.append(focus)
    }
    return stops
  }

  /// Puts everything inside back to where it is now that going there with the keyboard moves.
  private func restoringPositions() -> () -> Void {
    var steps = children.filter(\.isVisible).map { $0.restoringPositions() }
    let type = cgtk_type_of(raw)
    if g_type_is_a(type, gtk_scrolled_window_get_type()) != 0 {
      for adjustment in [
        gtk_scrolled_window_get_hadjustment(opaque), gtk_scrolled_window_get_vadjustment(opaque),
      ] {
        let value = gtk_adjustment_get_value(adjustment)
        steps.append { gtk_adjustment_set_value(adjustment, value) }
      }
    }
    if g_type_is_a(type, gtk_text_get_type()) != 0 {
      var (start, end): (gint, gint) = (0, 0)
      gtk_editable_get_selection_bounds(opaque, &start, &end)
      let cursor = gtk_editable_get_position(opaque)
      // The end that is not the cursor first.
      let other = cursor == start ? end : start
      steps.append { gtk_editable_select_region(self.opaque, other, cursor) }
    }
    return { for step in steps { step() } }
  }
}
