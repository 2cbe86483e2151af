import FoundationEssentials
import PuppyTrainingCore
import Synchronization

/// A clock that shows what a test wants it to.
final class TestClock: Sendable {
  private let moment = Mutex(WallTime(date: Date(timeIntervalSince1970: 1_764_500_400.25)))

  var now: WallTime {
    get { moment.withLock { $0 } }
    set { moment.withLock { $0 = newValue } }
  }

  /// Lets time go by, or moves the clock backwards.
  func advance(days: Double) {
    now = WallTime(
      date: now.date.addingTimeInterval(days * 86_400), secondsFromGMT: now.secondsFromGMT)
  }

  var clock: PracticeClock {
    PracticeClock {
      self.now
    } uptime: {
      .zero
    }
  }
}
