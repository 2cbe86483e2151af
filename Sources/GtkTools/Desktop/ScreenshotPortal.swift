import CGtk
import Gtk

/// A picture of the screen, from the desktop: the only way to one below Wayland.
///
/// The interface is `org.freedesktop.portal.Screenshot` (XDG Desktop Portal, Screenshot,
/// version 2). The desktop may ask the person first.
@MainActor
public final class ScreenshotPortal {
  /// There is no picture; a sentence says why.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  private let bus: Object
  private var subscription: guint = 0
  private let cancellable = Object(adopting: UnsafeMutableRawPointer(g_cancellable_new()))
  private var handler: ((Result<String, Failure>) -> Void)?
  private static var count = 0

  /// Asks for a picture.
  ///
  /// - Parameter handler: gets the path of the picture's file, which belongs to the person, once;
  ///   never when this is let go before.
  public init(_ handler: @escaping (Result<String, Failure>) -> Void) throws(Failure) {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
      throw Failure(description: "There is no session bus, so the screen cannot be asked for.")
    }
    self.bus = Object(adopting: UnsafeMutableRawPointer(bus))
    self.handler = handler
    Self.count += 1
    let token = "picture\(Self.count)"
    subscribe(token)
    ask(token)
  }

  isolated deinit {
    g_cancellable_cancel(cancellable.pointer())
    g_dbus_connection_signal_unsubscribe(bus.opaque, subscription)
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"

  private func finish(_ result: Result<String, Failure>) {
    let handler = handler
    self.handler = nil
    handler?(result)
  }

  /// The answer comes as a signal of an object whose path is known before.
  private func subscribe(_ token: String) {
    let sender = String(optional: g_dbus_connection_get_unique_name(bus.opaque)) ?? ""
    let name = sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    let answer: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
      guard let data, let parameters else { return }
      nonisolated(unsafe) let values = parameters
      enter(data, ((Result<String, Failure>) -> Void).self) {
        $0(ScreenshotPortal.result(in: values))
      }
    }
    let take: (Result<String, Failure>) -> Void = { [weak self] in self?.finish($0) }
    subscription = g_dbus_connection_signal_subscribe(
      bus.opaque, Self.portal, "org.freedesktop.portal.Request", "Response",
      "\(Self.path)/request/\(name)/\(token)", nil, G_DBUS_SIGNAL_FLAGS_NONE, answer,
      Unmanaged.passRetained(Handler(take)).toOpaque()
    ) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  private func ask(_ token: String) {
    let refused: GAsyncReadyCallback = { bus, result, data in
      guard let data, let bus else { return }
      var error: UnsafeMutablePointer<GError>?
      let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, &error)
      let reason = String(optional: error?.pointee.message) ?? ""
      if let error { g_error_free(error) }
      if let reply {
        g_variant_unref(reply)
      } else {
        enter(data, ((String) -> Void).self) { $0(reason) }
      }
      Unmanaged<AnyObject>.fromOpaque(data).release()
    }
    let refuse: (String) -> Void = { [weak self] reason in
      self?.finish(.failure(Failure(description: "The desktop gives no picture: \(reason)")))
    }
    let parameters = [g_variant_new_string(""), Self.options(token)]
    g_dbus_connection_call(
      bus.opaque, Self.portal, Self.path, "org.freedesktop.portal.Screenshot", "Screenshot",
      parameters.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, 2) }, nil,
      G_DBUS_CALL_FLAGS_NONE, -1, cancellable.pointer(), refused,
      Unmanaged.passRetained(Handler(refuse)).toOpaque())
  }

  private static func options(_ token: String) -> OpaquePointer? {
    // The type is only borrowed from the text, which has to live as long.
    let builder = "a{sv}".withCString { g_variant_builder_new(g_variant_type_checked_($0)) }
    defer { g_variant_builder_unref(builder) }
    for (name, value) in [
      ("handle_token", g_variant_new_string(token)), ("interactive", g_variant_new_boolean(0)),
    ] {
      g_variant_builder_add_value(
        builder, g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value)))
    }
    return g_variant_builder_end(builder)
  }

  /// Reads `(u response, a{sv} results)`: 0 is success, and `uri` the file.
  private static func result(in values: OpaquePointer) -> Result<String, Failure> {
    let response = g_variant_get_child_value(values, 0)
    let results = g_variant_get_child_value(values, 1)
    defer {
      g_variant_unref(response)
      g_variant_unref(results)
    }
    guard g_variant_get_uint32(response) == 0,
      let uri = g_variant_lookup_value(results, "uri", nil)
    else { return .failure(Failure(description: "The picture was not allowed.")) }
    defer { g_variant_unref(uri) }
    guard String(optional: g_variant_get_type_string(uri)) == "s",
      let path = String(adopting: g_filename_from_uri(g_variant_get_string(uri, nil), nil, nil))
    else { return .failure(Failure(description: "The picture is in no file.")) }
    return .success(path)
  }
}
