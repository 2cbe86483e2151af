import Observation
import Synchronization

/// Whether a change makes whoever read something look again.
@MainActor
func notifies(_ read: () -> Void, when change: () -> Void) -> Bool {
  let flag = Flag()
  withObservationTracking(read) { flag.raise() }
  change()
  return flag.isUp
}

private final class Flag: Sendable {
  private let state = Mutex(false)

  var isUp: Bool { state.withLock(\.self) }
  func raise() { state.withLock { $0 = true } }
}
