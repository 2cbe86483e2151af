import CGtk

/// Shows one of several pages.
public final class Stack: Widget {
  override class var type: GType { gtk_stack_get_type() }

  /// Adds a page, which screen readers call by this title. The first one is shown.
  public func add(_ child: Widget, title: String) {
    gtk_stack_add_titled(opaque, child.pointer(), nil, title)
  }

  /// The page that is shown.
  public var visibleChild: Widget? {
    get { gtk_stack_get_visible_child(opaque).map { Widget(borrowing: $0) } }
    set { gtk_stack_set_visible_child(opaque, newValue?.pointer()) }
  }
}

/// Scrolls what does not fit.
public final class ScrolledWindow: Widget {
  override class var type: GType { gtk_scrolled_window_get_type() }

  public convenience init() { self.init(new: gtk_scrolled_window_new()) }

  public var child: Widget? {
    get { gtk_scrolled_window_get_child(opaque).map { Widget(borrowing: $0) } }
    set { gtk_scrolled_window_set_child(opaque, newValue?.pointer()) }
  }

  /// What it scrolls is never wider than itself.
  public func scrollsOnlyVertically() {
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  }

  /// How far it is scrolled down, in logical pixels.
  public var offset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), newValue) }
  }

  /// It is scrolled up or down.
  public func onScroll(_ handler: @escaping () -> Void) {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
    Object(borrowing: UnsafeMutableRawPointer(adjustment)).connect("value-changed", handler)
  }
}

/// Shows further widgets over its child.
public final class Overlay: Widget {
  override class var type: GType { gtk_overlay_get_type() }

  public convenience init(over child: Widget) {
    self.init(new: gtk_overlay_new())
    setAccessibleName("")
    gtk_overlay_set_child(opaque, child.pointer())
  }

  /// Lays a widget over what is there, as large as that unless it is aligned.
  public func add(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer()) }
}

/// Shows its child when it is opened.
public final class Expander: Widget {
  override class var type: GType { gtk_expander_get_type() }

  public convenience init(_ label: String, child: Widget) {
    self.init(new: gtk_expander_new(label))
    setAccessibleName(label)
    nameParts(label)
    gtk_expander_set_child(opaque, child.pointer())
  }

  public var isOpen: Bool {
    get { gtk_expander_get_expanded(opaque) != 0 }
    set { gtk_expander_set_expanded(opaque, newValue ? 1 : 0) }
  }
}

/// A bar over the contents of a window, with a message.
public final class InfoBar: Widget {
  override class var type: GType { gtk_info_bar_get_type() }

  /// A person closed the bar.
  public func onClose(_ handler: @escaping () -> Void) {
    connectResponse("response") { _ in handler() }
  }
}
