import Gtk

/// Does something every second until it is let go.
final class Ticker {
  private let work: () -> Void
  private var next: ScheduledWork?

  init(_ work: @escaping () -> Void) {
    self.work = work
    wait()
  }

  isolated deinit { next?.cancel() }

  private func wait() {
    next = MainLoop.schedule(afterMilliseconds: 1000) { [weak self] in
      guard let self else { return }
      self.work()
      self.wait()
    }
  }
}
