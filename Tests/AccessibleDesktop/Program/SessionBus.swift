import CAtspi

/// The session bus, on which the app lets itself be found by its id.
public enum SessionBus {
  private static let connection = dbus_bus_get(DBUS_BUS_SESSION, nil)

  /// Somebody on the bus goes by this name.
  ///
  /// The bus lets go of a name a moment after the process has ended. Who starts a program that may
  /// only run once in that moment hands over to nobody.
  public static func hasOwner(_ name: String) -> Bool {
    guard let connection else { return false }
    return dbus_bus_name_has_owner(connection, name, nil) != 0
  }
}
