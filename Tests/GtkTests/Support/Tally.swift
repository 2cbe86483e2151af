import Synchronization

/// Counts the witnesses that are alive.
nonisolated final class Tally: Sendable {
  private let living = Mutex(0)

  var count: Int { living.withLock(\.self) }

  fileprivate func add(_ difference: Int) { living.withLock { $0 += difference } }
}

/// What a closure or a row holds, so that a tally shows when it is freed.
nonisolated final class Witness: Sendable {
  private let tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
    tally.add(1)
  }

  deinit { tally.add(-1) }

  /// Does nothing, but whoever calls it holds the witness.
  func testify() {}
}
