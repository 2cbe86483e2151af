import CGtk

/// A Swift closure on its way through C. The GClosure owns it and gives it back when it dies, which
/// is when the object is disposed: so a handler never outlives its object, nor the other way round.
package final class Handler<Function> {
  let function: Function
  package init(_ function: Function) { self.function = function }
}

/// One connect function for each C signature: the signature is chosen by name, never by counting
/// arguments.
extension Object {
  /// `void handler (instance, data)`, for the first time that the signal is emitted.
  package func connectOnce(_ signal: String, _ handler: @escaping () -> Void) {
    var connection: gulong = 0
    connection = connect(signal) { [raw] in
      g_signal_handler_disconnect(raw, connection)
      handler()
    }
  }

  /// `void handler (instance, data)`
  @discardableResult
  package func connect(_ signal: String, _ handler: @escaping () -> Void) -> gulong {
    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
      enter($1, (() -> Void).self) { $0() }
    }
    return connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `gboolean handler (instance, data)`; the handler returns whether it dealt with the event.
  package func connectDecision(_ signal: String, _ handler: @escaping () -> Bool) {
    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> gboolean = {
      enter($1, (() -> Bool).self) { $0() ? 1 : 0 }
    }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, guint position, data)`
  package func connectPosition(_ signal: String, _ handler: @escaping (Int) -> Void) {
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
  package func connectSize(_ signal: String, _ handler: @escaping (Int, Int) -> Void) {
    let callback:
      @convention(c) (UnsafeMutableRawPointer, gint, gint, UnsafeMutableRawPointer) -> Void = {
        let (width, height) = (Int($1), Int($2))
        enter($3, ((Int, Int) -> Void).self) { $0(width, height) }
      }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, gpointer argument, data)`, for an argument that is only borrowed.
  package func connectPointer(
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
  package func connectNotify(_ property: String, _ handler: @escaping () -> Void) {
    connectPointer("notify::\(property)") { _ in handler() }
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

  /// Any signature; the callback hands the handler, which is its data, to `enter`.
  @discardableResult
  package func connect<Function>(
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
package nonisolated func enter<Function, Result: Sendable>(
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
