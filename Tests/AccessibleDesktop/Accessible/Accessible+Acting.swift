import CAtspi

extension Accessible {
  /// Does what a click does to this: its first action, or a click where there is none, as for a
  /// check box of GTK 4.8.
  ///
  /// Without the keyboard focus: GTK 4.8 does not give that away when asked, see
  /// `RunningApp.moveFocus`.
  public func press() throws {
    guard let action = atspi_accessible_get_action_iface(pointer) else { throw Refusal(line) }
    defer { g_object_unref(action) }
    guard let count = reading({ atspi_action_get_n_actions(action, $0) }) else {
      throw Refusal(line)
    }
    if count == 0 { return try Mouse.click(self) }
    guard reading({ atspi_action_do_action(action, 0, $0) }) == 1 else { throw Refusal(line) }
  }

  /// An accessible did not do what it was asked to do.
  public struct Refusal: Error, CustomStringConvertible {
    public let description: String

    init(_ line: String) { description = "This cannot be pressed: \(line)" }
  }
}
