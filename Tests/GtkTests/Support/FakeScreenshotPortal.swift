import CGtk

@testable import Gtk

/// A screenshot portal of the tests on the session bus.
final class FakeScreenshotPortal {
  /// The first number of its answer: 0 is success.
  private let response: UInt32
  private let uri: String?
  private let connection: Object

  /// Starts; `nil` when there is another portal on the bus.
  init?(response: UInt32, uri: String?) {
    self.response = response
    self.uri = uri
    guard let connection = FakePortal.connect() else { return nil }
    self.connection = connection
    guard register() else { return nil }
  }

  /// Leaves the bus.
  func stop() { g_dbus_connection_close_sync(connection.opaque, nil, nil) }

  private func register() -> Bool {
    let name = "org.freedesktop.portal.Screenshot"
    let xml = """
      <node><interface name="\(name)"><method name="Screenshot">
      <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/></method></interface></node>
      """
    guard let node = g_dbus_node_info_new_for_xml(xml, nil) else { return false }
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, sender, _, _, _, parameters, invocation, data in
      guard let data, let invocation, let parameters else { return }
      nonisolated(unsafe) let (call, values) = (invocation, parameters)
      let sender = String(optional: sender) ?? ""
      let portal = Unmanaged<FakeScreenshotPortal>.fromOpaque(data)
      MainActor.assumeIsolated {
        portal.takeUnretainedValue().answer(call, values, from: sender)
      }
    }
    return g_dbus_connection_register_object(
      connection.opaque, FakePortal.path, g_dbus_node_info_lookup_interface(node, name), &table,
      Unmanaged.passUnretained(self).toOpaque(), nil, nil) != 0
  }

  /// As the specification has it: the path of the request is made of the sender and the token.
  private func answer(_ call: OpaquePointer, _ values: OpaquePointer, from sender: String) {
    let options = g_variant_get_child_value(values, 1)
    defer { g_variant_unref(options) }
    let value = g_variant_lookup_value(options, "handle_token", nil)
    let token = String(optional: value.flatMap { g_variant_get_string($0, nil) }) ?? ""
    if let value { g_variant_unref(value) }
    let name = sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    let request = "\(FakePortal.path)/request/\(name)/\(token)"
    g_dbus_method_invocation_return_value(
      call, FakePortal.tuple([g_variant_new_object_path(request)]))
    let builder = "a{sv}".withCString { g_variant_builder_new(g_variant_type_checked_($0)) }
    defer { g_variant_builder_unref(builder) }
    if let uri {
      let variant = g_variant_new_variant(g_variant_new_string(uri))
      g_variant_builder_add_value(
        builder, g_variant_new_dict_entry(g_variant_new_string("uri"), variant))
    }
    g_dbus_connection_emit_signal(
      connection.opaque, nil, request, "org.freedesktop.portal.Request", "Response",
      FakePortal.tuple([g_variant_new_uint32(response), g_variant_builder_end(builder)]), nil)
  }
}
