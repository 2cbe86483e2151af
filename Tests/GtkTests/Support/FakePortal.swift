import CGtk

@testable import Gtk

/// A settings portal of the tests on the session bus, on a connection of its own.
final class FakePortal {
  /// What it says of the colour scheme.
  enum Answer {
    case scheme(UInt32)
    case nonsense
  }

  var answer: Answer
  private(set) var readCount = 0
  private let connection: Object

  nonisolated static let name = "org.freedesktop.portal.Desktop"
  nonisolated static let path = "/org/freedesktop/portal/desktop"
  nonisolated private static let interface = "org.freedesktop.portal.Settings"

  /// There is a session bus.
  nonisolated static var hasBus: Bool { getenv("DBUS_SESSION_BUS_ADDRESS") != nil }

  /// Starts; `nil` when there is another portal on the bus.
  init?(_ answer: Answer) {
    self.answer = answer
    guard let connection = Self.connect() else { return nil }
    self.connection = connection
    guard register() else { return nil }
  }

  /// A connection of its own on the session bus, which goes by the portal's name; `nil` when there
  /// is another portal.
  static func connect() -> Object? {
    let address = String(adopting: g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil))
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    guard
      let connection = g_dbus_connection_new_for_address_sync(
        address, GDBusConnectionFlags(rawValue: flags), nil, nil, nil)
    else { return nil }
    let object = Object(adopting: UnsafeMutableRawPointer(connection))
    let isAlone = 4 as guint
    let arguments = [g_variant_new_string(name), g_variant_new_uint32(isAlone)]
    return call("RequestName", arguments, on: object) ? object : nil
  }

  /// Leaves the bus.
  func stop() { g_dbus_connection_close_sync(connection.opaque, nil, nil) }

  /// Says that a setting has changed.
  func announce(
    _ answer: Answer, key: String = "color-scheme", namespace: String = "org.freedesktop.appearance"
  ) {
    self.answer = answer
    g_dbus_connection_emit_signal(
      connection.opaque, nil, Self.path, Self.interface, "SettingChanged",
      Self.tuple([
        g_variant_new_string(namespace), g_variant_new_string(key),
        g_variant_new_variant(value),
      ]), nil)
    g_dbus_connection_flush_sync(connection.opaque, nil, nil)
  }

  private var value: OpaquePointer? {
    switch answer {
    case .scheme(let number): g_variant_new_uint32(number)
    case .nonsense: g_variant_new_string("dark")
    }
  }

  private func register() -> Bool {
    let xml = """
      <node><interface name="\(Self.interface)"><method name="Read">
      <arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="v" direction="out"/></method></interface></node>
      """
    guard let node = g_dbus_node_info_new_for_xml(xml, nil) else { return false }
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, _, invocation, data in
      guard let data, let invocation else { return }
      nonisolated(unsafe) let call = invocation
      let portal = Unmanaged<FakePortal>.fromOpaque(data)
      MainActor.assumeIsolated { portal.takeUnretainedValue().reply(to: call) }
    }
    let interface = g_dbus_node_info_lookup_interface(node, Self.interface)
    return g_dbus_connection_register_object(
      connection.opaque, Self.path, interface, &table, Unmanaged.passUnretained(self).toOpaque(),
      nil, nil) != 0
  }

  /// The portal wraps a value twice in its answer.
  private func reply(to call: OpaquePointer) {
    readCount += 1
    g_dbus_method_invocation_return_value(
      call, Self.tuple([g_variant_new_variant(g_variant_new_variant(value))]))
  }

  private static func call(
    _ method: String, _ arguments: [OpaquePointer?], on connection: Object
  ) -> Bool {
    let bus = "org.freedesktop.DBus"
    guard
      let reply = g_dbus_connection_call_sync(
        connection.opaque, bus, "/org/freedesktop/DBus", bus, method, tuple(arguments), nil,
        G_DBUS_CALL_FLAGS_NONE, 1000, nil, nil)
    else { return false }
    defer { g_variant_unref(reply) }
    let status = g_variant_get_child_value(reply, 0)
    defer { g_variant_unref(status) }
    return g_variant_get_uint32(status) == 1
  }

  static func tuple(_ values: [OpaquePointer?]) -> OpaquePointer? {
    values.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
  }
}
