import CGtk

@testable import Gtk

/// What a person does to a widget.
extension Widget {
  /// Presses keys that `Widget.bind` gave a meaning on this widget.
  ///
  /// - Returns: the keys have a meaning here.
  func press(_ keys: String) -> Bool {
    let trigger = Object(adopting: .init(gtk_shortcut_trigger_parse_string(keys)))
    return controllers(gtk_shortcut_controller_get_type()).contains { controller in
      Self.objects(in: controller).contains { shortcut in
        gtk_shortcut_trigger_equal(
          UnsafeRawPointer(gtk_shortcut_get_trigger(shortcut.opaque)), trigger.raw) != 0
          && gtk_shortcut_action_activate(
            gtk_shortcut_get_action(shortcut.opaque), GTK_SHORTCUT_ACTION_EXCLUSIVE, pointer(), nil)
            != 0
      }
    }
  }

  /// Presses a key on this widget, whose `Widget.onKey` sees it.
  ///
  /// - Returns: the key was dealt with.
  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    controllers(gtk_event_controller_key_get_type()).contains { controller in
      guard
        gtk_event_controller_get_propagation_phase(controller.opaque) == GTK_PHASE_CAPTURE
      else { return false }
      return controller.emitKeyPressed(key, modifiers)
    }
  }

  /// Presses a key and lets it go.
  func strike(_ key: Key) {
    press(key)
    release(key)
  }

  /// Lets a key go, of which `Widget.onKeyRelease` hears.
  func release(_ key: Key) {
    for controller in controllers(gtk_event_controller_key_get_type()) {
      controller.emitKeyReleased(key)
    }
  }

  private func controllers(_ type: GType) -> [Object] {
    let list = Object(adopting: .init(gtk_widget_observe_controllers(pointer())))
    return Self.objects(in: list).filter { g_type_is_a(puppy_type_of($0.raw), type) != 0 }
  }

  private static func objects(in list: Object) -> [Object] {
    (0..<g_list_model_get_n_items(list.opaque)).compactMap {
      g_list_model_get_item(list.opaque, $0).map(Object.init(adopting:))
    }
  }
}

extension Object {
  fileprivate func emitKeyPressed(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    emit("key-pressed", key, modifiers)
  }

  fileprivate func emitKeyReleased(_ key: Key) { _ = emit("key-released", key, []) }

  private func emit(_ name: String, _ key: Key, _ modifiers: KeyModifiers) -> Bool {
    var arguments = [GValue](repeating: GValue(), count: 4)
    g_value_init(&arguments[0], puppy_type_of(raw))
    g_value_set_object(&arguments[0], raw)
    for (index, number) in [(1, key.rawValue), (2, 0)] {
      g_value_init(&arguments[index], g_type_from_name("guint"))
      g_value_set_uint(&arguments[index], number)
    }
    g_value_init(&arguments[3], gdk_modifier_type_get_type())
    g_value_set_flags(&arguments[3], modifiers.rawValue)
    defer { for index in arguments.indices { g_value_unset(&arguments[index]) } }
    let signal = g_signal_lookup(name, gtk_event_controller_key_get_type())
    guard name == "key-pressed" else {
      g_signal_emitv(&arguments, signal, 0, nil)
      return false
    }
    return withValue(G_TYPE_BOOLEAN_VALUE) { answer in
      g_signal_emitv(&arguments, signal, 0, answer)
      return g_value_get_boolean(answer) != 0
    }
  }
}

extension GridView {
  /// Chooses the row at this position, as Enter and a click do.
  func activate(row: Int) {
    gtk_widget_activate_action_variant(
      pointer(), "list.activate-item", g_variant_new_uint32(guint32(row)))
  }
}

extension Window {
  /// A window with just this in it.
  static func plain(child: Widget) -> Window {
    let window = Window(new: gtk_window_new())
    window.child = child
    return window
  }
}

/// The desktop lets things move while the body runs; in all other tests it does not.
func withAnimations(_ body: () throws -> Void) rethrows {
  setAnimations(true)
  defer { setAnimations(false) }
  try body()
}

func setAnimations(_ areEnabled: Bool) {
  guard let settings = gtk_settings_get_default() else { return }
  Object(borrowing: .init(settings)).set("gtk-enable-animations", areEnabled)
}
