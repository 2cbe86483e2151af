import Observation

/// Runs the body now, and again whenever something observable that it read has changed: once for
/// each turn of the main loop however much has changed, and before the next frame is laid out.
///
/// - Returns: the observation, which ends when it is stopped or let go.
public func observe(_ body: @escaping () -> Void) -> ObservationToken {
  ObservationToken(body)
}

/// An observation made by `observe`.
@MainActor
public final class ObservationToken {
  private var body: (() -> Void)?
  private var refresh: ScheduledWork?

  fileprivate init(_ body: @escaping () -> Void) {
    self.body = body
    track()
  }

  isolated deinit { stop() }

  /// The body does not run again.
  public func stop() {
    body = nil
    refresh?.cancel()
    refresh = nil
  }

  private func track() {
    refresh = nil
    guard let body else { return }
    withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated { self?.scheduleRefresh() }
    }
  }

  private func scheduleRefresh() {
    guard body != nil, refresh == nil else { return }
    refresh = MainLoop.schedule(.beforeLayout) { [weak self] in self?.track() }
  }
}
