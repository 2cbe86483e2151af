import CGtk

/// What the person asked of the whole desktop, from the settings portal.
///
/// The interface is `org.freedesktop.portal.Settings`, the key `color-scheme` in the namespace
/// `org.freedesktop.appearance`: 0 no preference, 1 dark, 2 light
/// (XDG Desktop Portal, Settings, version 1).
@MainActor
public final class ColorSchemePortal {
  private let bus: Object
  private var subscription: guint = 0
  private let cancellable = Object(adopting: UnsafeMutableRawPointer(g_cancellable_new()))

  /// Asks the portal, now and whenever the preference changes; `nil` when there is no session bus.
  ///
  /// - Parameter handler: gets whether dark is preferred, or `nil` for no preference. Never called
  ///   when there is no portal.
  public init?(_ handler: @escaping (Bool?) -> Void) {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    self.bus = Object(adopting: UnsafeMutableRawPointer(bus))
    subscribe(handler)
    read(handler)
  }

  isolated deinit {
    g_cancellable_cancel(cancellable.pointer())
    g_dbus_connection_signal_unsubscribe(bus.opaque, subscription)
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private func read(_ handler: @escaping (Bool?) -> Void) {
    let answer: GAsyncReadyCallback = { bus, result, data in
      guard let data, let bus else { return }
      let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil)
      nonisolated(unsafe) let value = reply
      enter(data, ((Bool?) -> Void).self) { handler in
        guard let value else { return }
        handler(ColorSchemePortal.preference(in: g_variant_get_child_value(value, 0)))
        g_variant_unref(value)
      }
      Unmanaged<AnyObject>.fromOpaque(data).release()
    }
    g_dbus_connection_call(
      bus.opaque, Self.portal, Self.path, Self.interface, "Read",
      Self.strings([Self.namespace, Self.key]), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 1000,
      cancellable.pointer(), answer, Unmanaged.passRetained(Handler(handler)).toOpaque())
  }

  private func subscribe(_ handler: @escaping (Bool?) -> Void) {
    let changed: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
      guard let data, let parameters else { return }
      nonisolated(unsafe) let values = parameters
      enter(data, ((Bool?) -> Void).self) { handler in
        let names = (0..<2).map { index in
          let child = g_variant_get_child_value(values, gsize(index))
          defer { g_variant_unref(child) }
          return String(optional: g_variant_get_string(child, nil)) ?? ""
        }
        guard names == [ColorSchemePortal.namespace, ColorSchemePortal.key] else { return }
        handler(ColorSchemePortal.preference(in: g_variant_get_child_value(values, 2)))
      }
    }
    subscription = g_dbus_connection_signal_subscribe(
      bus.opaque, Self.portal, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE, changed, Unmanaged.passRetained(Handler(handler)).toOpaque()
    ) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  private static func strings(_ texts: [String]) -> OpaquePointer? {
    let variants = texts.map { text -> OpaquePointer? in g_variant_new_string(text) }
    return variants.withUnsafeBufferPointer {
      g_variant_new_tuple($0.baseAddress, gsize($0.count))
    }
  }

  /// Unpacks variants inside variants; the portal nests them twice in one call and once in the
  /// signal.
  private static func preference(in value: OpaquePointer?) -> Bool? {
    guard let value else { return nil }
    defer { g_variant_unref(value) }
    let type = String(optional: g_variant_get_type_string(value))
    if type == "v" {
      return preference(in: g_variant_get_variant(value))
    }
    guard type == "u" else { return nil }
    return switch g_variant_get_uint32(value) {
    case 1: true
    case 2: false
    default: nil
    }
  }
}
