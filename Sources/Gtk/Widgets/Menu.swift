import CGtk

/// What a menu offers, built in code where it changes as the program runs.
public final class Menu: Object {
  override class var type: GType { g_menu_get_type() }

  public convenience init() { self.init(adopting: UnsafeMutableRawPointer(g_menu_new())) }

  /// An item that runs an action, for example `win.add-dog`.
  public func append(_ label: String, action: String) {
    g_menu_append(opaque, label, action)
  }

  /// An item that runs an action with a word. Of an action made by `addChoice` it shows whether that
  /// is chosen.
  public func append(_ label: String, action: String, choosing word: String) {
    let item = g_menu_item_new(label, nil)
    g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(word))
    g_menu_append_item(opaque, item)
    if let item { g_object_unref(UnsafeMutableRawPointer(item)) }
  }

  /// Items that a line sets off from the others.
  ///
  /// - Parameter title: what stands above them.
  public func append(section: Menu, title: String? = nil) {
    g_menu_append_section(opaque, title, section.pointer())
  }

  /// How many items and sections there are.
  public var count: Int { Int(g_menu_model_get_n_items(pointer())) }
}

extension MenuButton {
  /// Opens this menu from now on.
  public func show(_ menu: Menu) { gtk_menu_button_set_menu_model(opaque, menu.pointer()) }
}

extension Widget {
  /// Closes the menus inside that are open. One that goes with the widgets around it would keep the
  /// keyboard of the whole program to itself.
  public func closeMenus() {
    for part in children {
      if g_type_is_a(cgtk_type_of(part.raw), gtk_popover_get_type()) != 0, part.isVisible {
        gtk_popover_popdown(part.pointer())
      }
      part.closeMenus()
    }
  }
}
