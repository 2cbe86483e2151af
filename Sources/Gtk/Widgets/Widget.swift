import CGtk

/// Anything that is shown in a window. The widget that contains it owns it.
public class Widget: Object {
  override class var type: GType { gtk_widget_get_type() }

  /// Takes over a new widget, whose reference is floating.
  package init(new widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { fatalError("GTK could not make a widget.") }
    g_object_ref_sink(widget)
    super.init(adopting: UnsafeMutableRawPointer(widget))
  }

  package required init(borrowing raw: UnsafeMutableRawPointer) { super.init(borrowing: raw) }
  package override init(adopting raw: UnsafeMutableRawPointer) { super.init(adopting: raw) }

  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer()) != 0 }
    set { gtk_widget_set_visible(pointer(), newValue ? 1 : 0) }
  }

  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer()) != 0 }
    set { gtk_widget_set_sensitive(pointer(), newValue ? 1 : 0) }
  }

  public var tooltip: String? {
    get { String(optional: gtk_widget_get_tooltip_text(pointer())) }
    set { gtk_widget_set_tooltip_text(pointer(), newValue) }
  }

  /// Takes the room that is left over in this direction.
  public func expands(_ orientation: Orientation) {
    switch orientation {
    case .horizontal: gtk_widget_set_hexpand(pointer(), 1)
    case .vertical: gtk_widget_set_vexpand(pointer(), 1)
    }
  }

  /// Stands at the start of its room instead of filling it.
  public func alignToStart(_ orientation: Orientation) {
    switch orientation {
    case .horizontal: gtk_widget_set_halign(pointer(), GTK_ALIGN_START)
    case .vertical: gtk_widget_set_valign(pointer(), GTK_ALIGN_START)
    }
  }

  /// Stands in the middle of its room instead of filling it.
  public func alignToCenter(_ orientation: Orientation) {
    switch orientation {
    case .horizontal: gtk_widget_set_halign(pointer(), GTK_ALIGN_CENTER)
    case .vertical: gtk_widget_set_valign(pointer(), GTK_ALIGN_CENTER)
    }
  }

  /// Children stand from left to right also where text does not: for things that go by the sides of
  /// the keyboard.
  public func keepsLeftToRight() { gtk_widget_set_direction(pointer(), GTK_TEXT_DIR_LTR) }

  /// The keyboard can go to this widget.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer()) != 0 }
    set { gtk_widget_set_focusable(pointer(), newValue ? 1 : 0) }
  }

  public func addClass(_ name: String) { gtk_widget_add_css_class(pointer(), name) }
  public func removeClass(_ name: String) { gtk_widget_remove_css_class(pointer(), name) }
  public func hasClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(pointer(), name) != 0
  }

  /// Adds the class or takes it away.
  public func setClass(_ name: String, _ isSet: Bool) {
    if isSet { addClass(name) } else { removeClass(name) }
  }

  /// The keyboard goes to this widget, if it can take it.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer()) != 0 }

  public var isFocused: Bool { gtk_widget_is_focus(pointer()) != 0 }

  /// This widget or one inside it is focused in its window.
  public var containsFocus: Bool {
    guard let root = gtk_widget_get_root(pointer()),
      let focus = gtk_root_get_focus(root)
    else { return false }
    return focus == pointer(as: GtkWidget.self)
      || gtk_widget_is_ancestor(focus, pointer()) != 0
  }

  /// The widget around this one.
  public var parent: Widget? { gtk_widget_get_parent(pointer()).map { Widget(borrowing: $0) } }

  /// The widgets right inside this one, first to last.
  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(pointer())
    while let child = next {
      children.append(Widget(borrowing: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Width and height in logical pixels as last laid out; zero before that.
  public var size: (width: Int, height: Int) {
    (Int(gtk_widget_get_width(pointer())), Int(gtk_widget_get_height(pointer())))
  }

  /// Room around it on all sides, in logical pixels.
  public var margin: Int {
    get { Int(gtk_widget_get_margin_top(pointer())) }
    set {
      gtk_widget_set_margin_top(pointer(), gint(newValue))
      gtk_widget_set_margin_bottom(pointer(), gint(newValue))
      gtk_widget_set_margin_start(pointer(), gint(newValue))
      gtk_widget_set_margin_end(pointer(), gint(newValue))
    }
  }

  /// Room before it, where lines of text start, in logical pixels.
  public func indent(_ width: Int) { gtk_widget_set_margin_start(pointer(), gint(width)) }

  /// The pointer goes through to what is behind it.
  public func ignoresPointer() { gtk_widget_set_can_target(pointer(), 0) }

  /// Asks for at least this size, in logical pixels; `nil` for what it needs by itself.
  public func askFor(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(pointer(), gint(width ?? -1), gint(height ?? -1))
  }

  /// The desktop lets things move.
  public static var areAnimationsEnabled: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    return Object(borrowing: UnsafeMutableRawPointer(settings)).bool("gtk-enable-animations")
  }
}
