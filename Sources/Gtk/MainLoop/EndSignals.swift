import CGtk
import Glibc

/// The signals by which the system, a terminal or another program asks this one to end: SIGTERM,
/// SIGHUP and SIGINT.
public final class EndSignals {
  private var sources: [guint] = []

  /// Does this on the main loop whenever one of them comes, instead of ending at once, for as long
  /// as this is held. One that was ignored before, as `nohup` has it, stays ignored.
  public init(_ handler: @escaping () -> Void) {
    let signals = [SIGTERM, SIGHUP, SIGINT].filter { !isIgnored($0) }
    sources = signals.map { watch($0, handler) }
    unblock(signals)
  }

  isolated deinit {
    for source in sources { g_source_remove(source) }
  }
}

private func isIgnored(_ signal: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(signal, nil, &action) == 0 else { return false }
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Whoever starts a program from a thread that blocks signals hands that down.
private func unblock(_ signals: [Int32]) {
  var set = sigset_t()
  sigemptyset(&set)
  for signal in signals { sigaddset(&set, signal) }
  pthread_sigmask(SIG_UNBLOCK, &set, nil)
}

/// - Returns: the source, to be removed.
private func watch(_ signal: Int32, _ handler: @escaping () -> Void) -> guint {
  let callback: GSourceFunc = { data in
    if let data { enter(data, (() -> Void).self) { $0() } }
    return gboolean(1)
  }
  let destroy: GDestroyNotify = { data in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
  return g_unix_signal_add_full(
    G_PRIORITY_DEFAULT, signal, callback, Unmanaged.passRetained(Handler(handler)).toOpaque(),
    destroy)
}
