import CGtk

/// Actions that menus and shortcuts name.
extension Object {
  /// An action without parameter, on an application (`app.`) or a window (`win.`).
  public func addAction(_ name: String, _ handler: @escaping () -> Void) {
    guard let action = g_simple_action_new(name, nil) else { return }
    let object = Object(adopting: UnsafeMutableRawPointer(action))
    object.connectPointer("activate") { _ in handler() }
    g_action_map_add_action(opaque, action)
  }

  /// An action that is told a word by what runs it.
  public func addWordAction(_ name: String, _ handler: @escaping (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    guard let action = g_simple_action_new(name, type) else { return }
    let object = Object(adopting: UnsafeMutableRawPointer(action))
    object.connectPointer("activate") { parameter in
      guard let parameter else { return }
      handler(String(optional: g_variant_get_string(OpaquePointer(parameter), nil)) ?? "")
    }
    g_action_map_add_action(opaque, action)
  }

  /// An action that is on or off; a menu shows which.
  ///
  /// - Returns: the action, to keep its state up to date.
  @discardableResult
  public func addSwitch(
    _ name: String, _ isOn: Bool, _ handler: @escaping (Bool) -> Void
  ) -> SwitchAction {
    let action = SwitchAction(name, isOn, handler)
    g_action_map_add_action(opaque, action.opaque)
    return action
  }

  /// An action that chooses one of several words; a menu shows which.
  ///
  /// - Returns: the action, to keep its state up to date.
  public func addChoice(
    _ name: String, _ current: String, _ handler: @escaping (String) -> Void
  ) -> ChoiceAction {
    let action = ChoiceAction(name, current, handler)
    g_action_map_add_action(opaque, action.opaque)
    return action
  }
}

/// An action made by `addChoice`.
public final class ChoiceAction: Object {
  fileprivate convenience init(
    _ name: String, _ current: String, _ handler: @escaping (String) -> Void
  ) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    guard
      let action = g_simple_action_new_stateful(name, type, g_variant_new_string(current))
    else { fatalError("GLib could not make the action \(name).") }
    self.init(adopting: UnsafeMutableRawPointer(action))
    connectPointer("activate") { parameter in
      guard let parameter else { return }
      let word = String(optional: g_variant_get_string(OpaquePointer(parameter), nil))
      handler(word ?? "")
    }
  }

  /// The word that is chosen.
  public var choice: String {
    get {
      let state = g_action_get_state(opaque)
      defer { g_variant_unref(state) }
      return String(optional: g_variant_get_string(state, nil)) ?? ""
    }
    set { g_simple_action_set_state(opaque, g_variant_new_string(newValue)) }
  }
}

/// An action made by `addSwitch`.
public final class SwitchAction: Object {
  fileprivate convenience init(
    _ name: String, _ isOn: Bool, _ handler: @escaping (Bool) -> Void
  ) {
    let state = g_variant_new_boolean(isOn ? 1 : 0)
    guard let action = g_simple_action_new_stateful(name, nil, state) else {
      fatalError("GLib could not make the action \(name).")
    }
    self.init(adopting: UnsafeMutableRawPointer(action))
    // Nobody needs to keep this object; GLib keeps the action that emits the signal.
    let raw = raw
    connectPointer("activate") { _ in
      let action = SwitchAction(borrowing: raw)
      action.isOn.toggle()
      handler(action.isOn)
    }
  }

  public var isOn: Bool {
    get {
      let state = g_action_get_state(opaque)
      defer { g_variant_unref(state) }
      return g_variant_get_boolean(state) != 0
    }
    set { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue ? 1 : 0)) }
  }
}
