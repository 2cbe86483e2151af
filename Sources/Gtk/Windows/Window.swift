import CGtk

/// A window. GTK owns it from the moment it is made until it is destroyed.
public class Window: Widget {
  override class var type: GType { gtk_window_get_type() }

  /// A window that belongs to no application, with this in it.
  public convenience init(around child: Widget) {
    self.init(new: gtk_window_new())
    self.child = child
  }

  public var title: String {
    get { String(optional: gtk_window_get_title(pointer())) ?? "" }
    set { gtk_window_set_title(pointer(), newValue) }
  }

  /// Shows the window, or brings it to the front.
  public func present() { gtk_window_present(pointer()) }

  /// Asks the window to close, as its close button does.
  public func close() { gtk_window_close(pointer()) }

  /// Takes the window down for good, with all that is in it and all its handlers.
  public func destroy() {
    closeMenus()
    gtk_window_destroy(pointer())
    // GTK only lets go of it. A handler that holds the window would keep both for ever.
    g_object_run_dispose(pointer())
  }

  /// The window is being closed, by whatever way.
  ///
  /// - Parameter handler: returns whether it dealt with that; if so, the window is left alone.
  public func onCloseRequest(_ handler: @escaping () -> Bool) {
    connectDecision("close-request", handler)
  }

  /// It lies over this window and, when modal, takes all input from it.
  public func setParent(_ parent: Window?, isModal: Bool) {
    gtk_window_set_transient_for(pointer(), parent?.pointer())
    gtk_window_set_modal(pointer(), isModal ? 1 : 0)
  }

  public var isModal: Bool { gtk_window_get_modal(pointer()) != 0 }

  /// The size it has when it is not maximised, in logical pixels.
  public var defaultSize: (width: Int, height: Int) {
    get {
      var width: gint = 0
      var height: gint = 0
      gtk_window_get_default_size(pointer(), &width, &height)
      return (Int(width), Int(height))
    }
    set { gtk_window_set_default_size(pointer(), gint(newValue.width), gint(newValue.height)) }
  }

  /// A person made it larger or smaller.
  public func onSizeChange(_ handler: @escaping () -> Void) {
    connectNotify("default-width", handler)
    connectNotify("default-height", handler)
    connectNotify("maximized", handler)
  }

  public var isMaximized: Bool {
    get { gtk_window_is_maximized(pointer()) != 0 }
    set { if newValue { gtk_window_maximize(pointer()) } else { gtk_window_unmaximize(pointer()) } }
  }

  public var isActive: Bool { gtk_window_is_active(pointer()) != 0 }

  /// The widget that has the keyboard when the window is active.
  public var focusWidget: Widget? {
    gtk_window_get_focus(pointer()).map { Widget(borrowing: $0) }
  }

  /// The keyboard is in a text that can be written.
  public var isWriting: Bool {
    guard let focus = gtk_window_get_focus(pointer()) else { return false }
    return g_type_is_a(cgtk_type_of(focus), gtk_editable_get_type()) != 0
  }

  /// This widget has the keyboard when the window is active.
  public func focus(_ widget: Widget) { gtk_window_set_focus(pointer(), widget.pointer()) }

  /// Another widget has the keyboard.
  public func onFocusChange(_ handler: @escaping () -> Void) {
    connectNotify("focus-widget", handler)
  }

  /// The window became the active one, or no longer is.
  public func onActiveChange(_ handler: @escaping () -> Void) {
    connectNotify("is-active", handler)
  }

  /// What stands in the place of the title bar.
  public func setTitleBar(_ bar: Widget) { gtk_window_set_titlebar(pointer(), bar.pointer()) }

  public var child: Widget? {
    get { gtk_window_get_child(pointer()).map { Widget(borrowing: $0) } }
    set { gtk_window_set_child(pointer(), newValue?.pointer()) }
  }

  /// All windows of this program, shown or hidden.
  public static var all: [Window] {
    guard let list = gtk_window_list_toplevels() else { return [] }
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0.pointee.next }).compactMap { node in
      node.pointee.data.map { Window(borrowing: $0) }
    }
  }
}
