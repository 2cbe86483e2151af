import CGtk

/// GLib's main loop: the one GTK runs in.
public enum MainLoop {
  /// When a piece of work runs, among all that wait.
  public enum Priority {
    /// Before GTK lays out and paints the next frame.
    case beforeLayout
    /// When nothing else is to be done, in particular after layout.
    case idle

    var value: gint {
      switch self {
      case .beforeLayout: G_PRIORITY_HIGH_IDLE
      case .idle: G_PRIORITY_DEFAULT_IDLE
      }
    }
  }

  /// Runs this once, on a later turn of the loop.
  @discardableResult
  public static func schedule(
    _ priority: Priority = .idle, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    ScheduledWork { callback, data, destroy in
      g_idle_add_full(priority.value, callback, data, destroy)
    } work: {
      work()
    }
  }

  /// Runs this once, after so many milliseconds.
  @discardableResult
  public static func schedule(
    afterMilliseconds delay: UInt32, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    ScheduledWork { callback, data, destroy in
      g_timeout_add_full(G_PRIORITY_DEFAULT, delay, callback, data, destroy)
    } work: {
      work()
    }
  }
}

/// Work that waits for its turn, until it has run or is cancelled.
public final class ScheduledWork {
  private var source: guint = 0

  fileprivate init(
    attach: (
      GSourceFunc, UnsafeMutableRawPointer, GDestroyNotify
    ) -> guint, work: @escaping () -> Void
  ) {
    let handler = Handler<() -> Void> { [weak self] in
      self?.source = 0
      work()
    }
    let callback: GSourceFunc = { data in
      if let data { enter(data, (() -> Void).self) { $0() } }
      return gboolean(G_SOURCE_REMOVE)
    }
    let destroy: GDestroyNotify = { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
    source = attach(callback, Unmanaged.passRetained(handler).toOpaque(), destroy)
  }

  /// The work no longer runs. Does nothing when it has run already.
  public func cancel() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }
}
