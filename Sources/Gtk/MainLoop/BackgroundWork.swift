import CGtk
import Synchronization

/// Work in a thread of its own, for what would keep the main loop waiting. The thread is gone
/// afterwards.
public final class BackgroundWork<Outcome: Sendable> {
  private let outcome = SharedOutcome<Outcome>()
  private var thread: UnsafeMutablePointer<GThread>?
  private var onEnd: ((Outcome) -> Void)?

  /// Begins at once. It also goes on when nobody holds this.
  ///
  /// - Parameters:
  ///   - name: of the thread, of 15 bytes at the most.
  ///   - onEnd: gets what came of it, on a later turn of the main loop.
  public init(
    _ name: String, _ work: @escaping @Sendable () -> Outcome,
    onEnd: @escaping (Outcome) -> Void
  ) {
    self.onEnd = onEnd
    let outcome = outcome
    // The loop keeps this until it was told of the end.
    let told = Unmanaged.passRetained(Handler<() -> Void> { self.end() }).toOpaque()
    nonisolated(unsafe) let address = told
    thread = startThread(name) {
      outcome.value.withLock { [result = work()] in $0 = result }
      callMainLoop(address)
    }
  }

  /// Waits for the end if need be; what came of it has been told when this returns.
  public func finish() { end() }

  private func end() {
    guard let thread else { return }
    self.thread = nil
    g_thread_join(thread)
    let onEnd = onEnd
    self.onEnd = nil
    if let result = outcome.value.withLock(\.self) { onEnd?(result) }
  }
}

/// Where a thread leaves what came of its work.
nonisolated private final class SharedOutcome<Outcome: Sendable>: Sendable {
  let value = Mutex<Outcome?>(nil)
}

/// What a thread does.
nonisolated private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// - Returns: the thread, to be joined.
nonisolated private func startThread(
  _ name: String, _ run: @escaping @Sendable () -> Void
) -> UnsafeMutablePointer<GThread>? {
  let body: GThreadFunc = { data in
    if let data { Unmanaged<ThreadBody>.fromOpaque(data).takeRetainedValue().run() }
    return nil
  }
  return g_thread_new(name, body, Unmanaged.passRetained(ThreadBody(run)).toOpaque())
}

/// Has the main loop call a handler, from any thread, and let it go.
nonisolated private func callMainLoop(_ handler: UnsafeMutableRawPointer) {
  let callback: GSourceFunc = { data in
    if let data { enter(data, (() -> Void).self) { $0() } }
    return gboolean(G_SOURCE_REMOVE)
  }
  let destroy: GDestroyNotify = { data in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
  g_idle_add_full(G_PRIORITY_DEFAULT, callback, handler, destroy)
}
