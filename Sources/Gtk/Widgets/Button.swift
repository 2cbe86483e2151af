import CGtk

/// Something to press.
public class Button: Widget {
  override class var type: GType { gtk_button_get_type() }

  public convenience init(child: Widget) {
    self.init(new: gtk_button_new())
    gtk_button_set_child(pointer(), child.pointer())
  }

  public convenience init(_ label: String) { self.init(new: gtk_button_new_with_label(label)) }

  /// A button with only an icon, which this name says.
  public convenience init(icon: String, name: String) {
    self.init(new: gtk_button_new_from_icon_name(icon))
    setAccessibleName(name)
    nameParts("")
    tooltip = name
  }

  /// The name of the icon on it; there was one from the start.
  public var icon: String {
    get { String(optional: gtk_button_get_icon_name(pointer())) ?? "" }
    set { gtk_button_set_icon_name(pointer(), newValue) }
  }

  public var label: String {
    get { String(optional: gtk_button_get_label(pointer())) ?? "" }
    set { gtk_button_set_label(pointer(), newValue) }
  }

  public func onClick(_ handler: @escaping () -> Void) { connect("clicked", handler) }

  /// Presses the button, as a person would.
  public func click() { g_signal_emit_by_name_clicked(pointer()) }
}

/// A widget that is on or off.
public protocol OnOffWidget: Widget {
  var isActive: Bool { get set }
  func onToggle(_ handler: @escaping () -> Void)
}

/// A button that stays pressed until it is pressed again.
public final class ToggleButton: Button, OnOffWidget {
  override class var type: GType { gtk_toggle_button_get_type() }

  public convenience init(toggling child: Widget) {
    self.init(new: gtk_toggle_button_new())
    gtk_button_set_child(pointer(), child.pointer())
  }

  public convenience init(toggling label: String) {
    self.init(new: gtk_toggle_button_new_with_label(label))
  }

  /// Pressing one of these lets go the others.
  public func join(_ other: ToggleButton?) {
    gtk_toggle_button_set_group(pointer(), other?.pointer())
  }

  public var isActive: Bool {
    get { gtk_toggle_button_get_active(pointer()) != 0 }
    set { gtk_toggle_button_set_active(pointer(), newValue ? 1 : 0) }
  }

  public func onToggle(_ handler: @escaping () -> Void) { connect("toggled", handler) }
}

/// A box to tick, with any widget as its label.
public final class CheckButton: Widget, OnOffWidget {
  override class var type: GType { gtk_check_button_get_type() }

  public convenience init(child: Widget) {
    self.init(new: gtk_check_button_new())
    nameParts("")
    gtk_check_button_set_child(pointer(), child.pointer())
  }

  public var isActive: Bool {
    get { gtk_check_button_get_active(pointer()) != 0 }
    set { gtk_check_button_set_active(pointer(), newValue ? 1 : 0) }
  }

  public func onToggle(_ handler: @escaping () -> Void) { connect("toggled", handler) }
}

/// A button that opens a menu.
public final class MenuButton: Widget {
  override class var type: GType { gtk_menu_button_get_type() }

  /// Takes the keyboard when its menu closes. On GTK 4.8 nothing has it after a choice in a
  /// submenu.
  public func takeFocusAfterMenu() {
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    // The popover lies inside the button, which therefore outlives it.
    let menu = UnsafeMutableRawPointer(popover)
    Widget(borrowing: menu).connect("closed") {
      gtk_widget_grab_focus(gtk_widget_get_parent(menu.assumingMemoryBound(to: GtkWidget.self)))
    }
  }

  /// Names the menu and its parts; see `Widget.nameParts`.
  public func nameMenu(_ name: String) {
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    let menu = Widget(borrowing: popover)
    menu.setAccessibleName(name)
    menu.nameParts(name)
  }
}
