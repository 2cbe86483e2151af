import CGtk
import Gtk

/// What is in a window, taken out of it to be seen inside another widget, and alive there: with the
/// actions, the keys and the style classes of its window, which itself never comes up.
public final class WindowContents {
  /// The title bar and what is below it.
  public let widget = Box(.vertical)
  private let window: Window
  private let focus: Widget?

  /// Takes everything out of a window that has not been shown yet.
  public init(of window: Window) {
    self.window = window
    focus = window.focusWidget
    widget.addClass("background")
    takeTitleBar()
    takeChild()
    takeClasses()
    // All that is known of its size: a box in GTK has no signal for it.
    let width = Widget(new: cgtk_blank_area_new())
    width.connectSize("resize") { [window] width, _ in
      window.defaultSize = (width, window.defaultSize.height)
    }
    widget.append(width)
    if g_type_is_a(cgtk_type_of(window.raw), gtk_application_window_get_type()) != 0 {
      gtk_widget_insert_action_group(widget.pointer(), "win", window.opaque)
    }
    takeShortcuts()
    forwardKeys()
  }

  /// The keyboard goes where the window would have it at first, if the window says where.
  public func grabFocus() { focus?.grabFocus() }

  /// Lets go of the window; the contents are of no use afterwards.
  public func close() {
    // First: it would disconnect itself from a window that has lost all its handlers.
    gtk_widget_insert_action_group(widget.pointer(), "win", nil)
    gtk_widget_insert_action_group(widget.pointer(), "window", nil)
    window.destroy()
  }

  private func takeTitleBar() {
    guard let titleBar = gtk_window_get_titlebar(window.pointer()) else { return }
    let bar = Widget(borrowing: titleBar)
    gtk_window_set_titlebar(window.pointer(), nil)
    if g_type_is_a(cgtk_type_of(bar.raw), gtk_header_bar_get_type()) != 0 {
      // A header bar without a title of its own says that of the window around it.
      if gtk_header_bar_get_title_widget(bar.opaque) == nil {
        let title = Label(window.title)
        title.addClass("title")
        gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
        gtk_header_bar_set_title_widget(bar.opaque, title.pointer())
      }
      disarmControls(in: bar)
    }
    widget.append(bar)
  }

  /// The buttons of the title bar would close the window around the contents.
  private func disarmControls(in widget: Widget) {
    for part in widget.children {
      if g_type_is_a(cgtk_type_of(part.raw), gtk_window_controls_get_type()) != 0 {
        gtk_widget_set_can_target(part.pointer(), 0)
      } else {
        disarmControls(in: part)
      }
    }
  }

  private func takeChild() {
    guard let child = window.child else { return }
    window.child = nil
    child.expands(.vertical)
    widget.append(child)
  }

  private func takeClasses() {
    let (widget, window) = (widget, window)
    var taken: [String] = []
    let take = {
      for name in taken { widget.removeClass(name) }
      taken = window.classes.filter { !["background", "csd", "solid-csd"].contains($0) }
      for name in taken { widget.addClass(name) }
    }
    take()
    // The window does not own itself through this: the handler goes when it is destroyed.
    window.connectNotify("css-classes", take)
  }

  /// The keys that are bound in the window: in one that is not up they do nothing. Closing is what
  /// they do to the window, not to the one around its contents.
  private func takeShortcuts() {
    let group = Object(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    group.addAction("close") { [weak window] in window?.close() }
    gtk_widget_insert_action_group(widget.pointer(), "window", group.opaque)
    guard let model = gtk_widget_observe_controllers(window.pointer()) else { return }
    let controllers = (0..<g_list_model_get_n_items(model)).compactMap {
      g_list_model_get_item(model, $0)
    }
    g_object_unref(UnsafeMutableRawPointer(model))
    for controller in controllers {
      // Those of GTK itself have names.
      guard g_type_is_a(cgtk_type_of(controller), gtk_shortcut_controller_get_type()) != 0,
        gtk_event_controller_get_name(OpaquePointer(controller)) == nil
      else {
        g_object_unref(controller)
        continue
      }
      gtk_widget_remove_controller(window.pointer(), OpaquePointer(controller))
      gtk_widget_add_controller(widget.pointer(), OpaquePointer(controller))
    }
  }

  /// The window hears of keys first, as it would around its contents. While a person writes only
  /// those that write nothing.
  private func forwardKeys() {
    for signal in ["key-pressed", "key-released"] {
      guard let controller = gtk_event_controller_key_new() else { return }
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      let forward = { [window, weak widget] (key: Key, modifiers: KeyModifiers) -> Bool in
        let isCommand = key == .escape || !modifiers.isDisjoint(with: [.control, .alt])
        guard isCommand || widget?.isWriting == false else { return false }
        return gtk_event_controller_key_forward(controller, window.pointer()) != 0
      }
      let object = Object(borrowing: UnsafeMutableRawPointer(controller))
      if signal == "key-pressed" {
        object.connectKey(signal, forward)
      } else {
        object.connectKeyRelease { _ = forward($0, []) }
      }
      gtk_widget_add_controller(widget.pointer(), controller)
    }
  }
}

extension Widget {
  /// The names of all its style classes.
  fileprivate var classes: [String] { [String](adopting: gtk_widget_get_css_classes(pointer())) }

  /// The keyboard is in a text inside that can be written.
  fileprivate var isWriting: Bool {
    guard let root = gtk_widget_get_root(pointer()), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return g_type_is_a(cgtk_type_of(focus), gtk_editable_get_type()) != 0
  }
}
