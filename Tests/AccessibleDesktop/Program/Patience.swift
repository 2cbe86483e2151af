import Glibc

/// How long anything is waited for. A wait is over as soon as what is waited for is there, so it is
/// long enough for a busy machine; only what never comes takes all of it.
public let patience: Duration = .seconds(5 * 60)

/// Lets the program go on before the next look at it.
public func waitForNextLook() { usleep(20_000) }

/// Waits until `condition` holds, looking again and again.
///
/// - Parameters:
///   - timeout: how long to wait at most.
///   - isHopeless: says that waiting longer is of no use, as when the app has died.
/// - Returns: whether the condition holds.
public func wait(
  upTo timeout: Duration = patience, unless isHopeless: () -> Bool = { false },
  until condition: () throws -> Bool
) rethrows -> Bool {
  let deadline = ContinuousClock.now + timeout
  while true {
    if try condition() { return true }
    if ContinuousClock.now >= deadline || isHopeless() { return false }
    waitForNextLook()
  }
}
