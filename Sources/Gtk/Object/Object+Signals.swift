import CGtk

/// A Swift closure on its way through C. The GClosure owns it and gives it back when it dies, which
/// is when the object is disposed: so a handler never outlives its object, nor the other way round.
final class Handler<Function> {
  let function: Function
  init(_ function: Function) { self.function = function }
}

/// One connect function for each C signature: the signature is chosen by name, never by counting
/// arguments.
extension Object {
  /// `void handler (instance, data)`, for the first time that the signal is emitted.
  func connectOnce(_ signal: String, _ handler: @escaping () -> Void) {
    var connection: gulong = 0
    connection = connect(signal) { [raw] in
      g_signal_handler_disconnect(raw, connection)
      handler()
    }
  }

  /// `void handler (instance, data)`
  @discardableResult
  func connect(_ signal: String, _ handler: @escaping () -> Void) -> gulong {
    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
      enter($1, (() -> Void).self) { $0() }
    }
    return connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `gboolean handler (instance, data)`; the handler returns whether it dealt with the event.
  func connectDecision(_ signal: String, _ handler: @escaping () -> Bool) {
    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean = {
      enter($1, (() -> Bool).self) { $0() ? 1 : 0 }
    }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, guint position, data)`
  func connectPosition(_ signal: String, _ handler: @escaping (Int) -> Void) {
    let callback: @convention(c) (UnsafeMutableRawPointer, guint, UnsafeMutableRawPointer) -> Void =
      {
        let position = Int($1)
        enter($2, ((Int) -> Void).self) { $0(position) }
      }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, int value, data)`
  func connectResponse(_ signal: String, _ handler: @escaping (Int) -> Void) {
    let callback: @convention(c) (UnsafeMutableRawPointer, gint, UnsafeMutableRawPointer) -> Void =
      {
        let response = Int($1)
        enter($2, ((Int) -> Void).self) { $0(response) }
      }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, int width, int height, data)`
  func connectSize(_ signal: String, _ handler: @escaping (Int, Int) -> Void) {
    let callback:
      @convention(c) (UnsafeMutableRawPointer, gint, gint, UnsafeMutableRawPointer) -> Void = {
        let (width, height) = (Int($1), Int($2))
        enter($3, ((Int, Int) -> Void).self) { $0(width, height) }
      }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, gpointer argument, data)`, for an argument that is only borrowed.
  func connectPointer(
    _ signal: String, _ handler: @escaping (UnsafeMutableRawPointer?) -> Void
  ) {
    let callback:
      @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer)
        -> Void = {
          nonisolated(unsafe) let argument = $1
          enter($2, ((UnsafeMutableRawPointer?) -> Void).self) { $0(argument) }
        }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, GParamSpec *property, data)`: a property has changed.
  func connectNotify(_ property: String, _ handler: @escaping () -> Void) {
    connectPointer("notify::\(property)") { _ in handler() }
  }

  /// `gboolean handler (instance, guint key, guint code, GdkModifierType modifiers, data)`
  func connectKey(_ signal: String, _ handler: @escaping (Key, KeyModifiers) -> Bool) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer
      ) -> gboolean = {
        let key = Key(rawValue: $1)
        let modifiers = KeyModifiers(rawValue: $3.rawValue)
        return enter($4, ((Key, KeyModifiers) -> Bool).self) { $0(key, modifiers) ? 1 : 0 }
      }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, guint key, guint code, GdkModifierType modifiers, data)`: a key was
  /// let go.
  func connectKeyRelease(_ handler: @escaping (Key) -> Void) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer
      ) -> Void = {
        let key = Key(rawValue: $1)
        enter($4, ((Key) -> Void).self) { $0(key) }
      }
    connect("key-released", unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `int handler (instance, gpointer argument, data)`, for an argument that is only borrowed.
  func connectStatus(
    _ signal: String, _ handler: @escaping (UnsafeMutableRawPointer) -> Int32
  ) {
    let callback:
      @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer)
        -> gint = {
          nonisolated(unsafe) let argument = $1
          return enter($2, ((UnsafeMutableRawPointer) -> Int32).self) { $0(argument) }
        }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, GFile *file, GFile *other, GFileMonitorEvent event, data)`
  func connectFileChange(
    _ signal: String,
    _ handler: @escaping (_ path: String, _ other: String?, GFileMonitorEvent) -> Void
  ) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer, OpaquePointer, OpaquePointer?, GFileMonitorEvent,
        UnsafeMutableRawPointer
      ) -> Void = {
        let path = String(adopting: g_file_get_path($1)) ?? ""
        let other = $2.flatMap { String(adopting: g_file_get_path($0)) }
        let event = $3
        enter($4, ((String, String?, GFileMonitorEvent) -> Void).self) { $0(path, other, event) }
      }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, GtkCssSection *section, GError *error, data)`, for arguments that are
  /// only borrowed.
  func connectParsingError(
    _ handler: @escaping (OpaquePointer, UnsafeMutablePointer<GError>) -> Void
  ) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer, OpaquePointer, UnsafeMutablePointer<GError>,
        UnsafeMutableRawPointer
      ) -> Void = {
        nonisolated(unsafe) let arguments = ($1, $2)
        enter($3, ((OpaquePointer, UnsafeMutablePointer<GError>) -> Void).self) {
          $0(arguments.0, arguments.1)
        }
      }
    connect("parsing-error", unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  @discardableResult
  private func connect<Function>(
    _ signal: String, _ callback: GCallback, _ handler: Handler<Function>
  ) -> gulong {
    let data = Unmanaged.passRetained(handler).toOpaque()
    let destroy: GClosureNotify = { data, _ in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
    return g_signal_connect_data(
      raw, signal, callback, data, destroy, GConnectFlags(rawValue: 0))
  }
}

/// Calls the handler behind a signal's data, on the main actor where GTK's signals always are.
///
/// The handler is kept alive for the length of the call: it may destroy its own object.
nonisolated func enter<Function, Result: Sendable>(
  _ data: UnsafeMutableRawPointer, _ type: Function.Type, _ call: @MainActor (Function) -> Result
) -> Result {
  nonisolated(unsafe) let data = data
  return withoutActuallyEscaping(call) { call in
    MainActor.assumeIsolated {
      let handler = Unmanaged<Handler<Function>>.fromOpaque(data).takeUnretainedValue()
      return withExtendedLifetime(handler) { call(handler.function) }
    }
  }
}
