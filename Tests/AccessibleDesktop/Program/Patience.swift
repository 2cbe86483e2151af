import Glibc

/// Waits until `condition` holds, looking every 20 milliseconds.
///
/// - Parameters:
///   - timeout: how long to wait at most.
///   - isHopeless: says that waiting longer is of no use, as when the app has died.
/// - Returns: whether the condition holds.
public func wait(
  upTo timeout: Duration = .seconds(10), unless isHopeless: () -> Bool = { false },
  until condition: () throws -> Bool
) rethrows -> Bool {
  let deadline = ContinuousClock.now + timeout
  while true {
    if try condition() { return true }
    if ContinuousClock.now >= deadline || isHopeless() { return false }
    usleep(20_000)
  }
}
