import CGtk

@testable import Gtk

/// What a person does to a widget.
extension Widget {
  /// Presses keys that `Widget.bind` gave a meaning on this widget.
  ///
  /// - Returns: the keys have a meaning here.
  func press(_ keys: String) -> Bool {
    let wanted = String(
      adopting: gtk_shortcut_trigger_to_string(gtk_shortcut_trigger_parse_string(keys)))
    return controllers(gtk_shortcut_controller_get_type()).flatMap(Self.objects).contains {
      String(adopting: gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger($0.opaque)))
        == wanted
        && gtk_shortcut_action_activate(
          gtk_shortcut_get_action($0.opaque), GTK_SHORTCUT_ACTION_EXCLUSIVE, pointer(), nil) != 0
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

  /// Something here waits for clicks.
  var hasClickHandler: Bool { !controllers(gtk_gesture_click_get_type()).isEmpty }

  private func controllers(_ type: GType) -> [Object] {
    let list = Object(adopting: .init(gtk_widget_observe_controllers(pointer())))
    return Self.objects(in: list).filter { g_type_is_a(cgtk_type_of($0.raw), type) != 0 }
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
    g_value_init(&arguments[0], cgtk_type_of(raw))
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
  /// Runs an action of this window, as its menu does.
  func act(_ name: String) { gtk_widget_activate_action_variant(pointer(), "win.\(name)", nil) }
}

/// The desktop lets things move while the body runs; in all other tests it does not, so that the
/// main loop comes to rest.
func withAnimations(_ body: () throws -> Void) rethrows {
  setAnimations(true)
  defer { setAnimations(false) }
  try body()
}

func setAnimations(_ areEnabled: Bool) {
  guard let settings = gtk_settings_get_default() else { return }
  let desktop = Object(borrowing: .init(settings))
  desktop.set("gtk-enable-animations", areEnabled)
  desktop.set("gtk-cursor-blink", false)
}

extension Widget {
  /// Runs an action, for example `win.sort`, with a word if it takes one.
  ///
  /// - Returns: there is such an action here.
  func runAction(_ name: String, _ word: String? = nil) -> Bool {
    gtk_widget_activate_action_variant(pointer(), name, word.map { g_variant_new_string($0) }) != 0
  }

  /// This window has an action of this name.
  func hasAction(_ name: String) -> Bool { g_action_group_has_action(opaque, name) != 0 }

  /// The word that is chosen in an action of this window.
  func choice(of action: String) -> String? {
    guard let state = g_action_group_get_action_state(opaque, action) else { return nil }
    defer { g_variant_unref(state) }
    return String(optional: g_variant_get_string(state, nil))
  }
}
