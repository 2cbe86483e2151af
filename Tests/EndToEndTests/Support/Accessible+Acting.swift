import CAtspi

extension Accessible {
  /// Does the first thing this can do, which for a button is to be clicked.
  func press() throws {
    guard let action = atspi_accessible_get_action_iface(pointer) else { throw Refusal(line) }
    defer { g_object_unref(action) }
    guard reading({ atspi_action_do_action(action, 0, $0) }) == 1 else { throw Refusal(line) }
  }

  /// Asks for the keyboard focus.
  func grabFocus() throws {
    guard let component = atspi_accessible_get_component_iface(pointer) else {
      throw Refusal(line)
    }
    defer { g_object_unref(component) }
    guard reading({ atspi_component_grab_focus(component, $0) }) == 1 else { throw Refusal(line) }
  }

  /// An accessible did not do what it was asked to do.
  struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ line: String) { description = "This cannot be done to \(line)" }
  }
}
