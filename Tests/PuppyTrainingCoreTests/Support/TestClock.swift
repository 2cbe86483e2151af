import FoundationEssentials
import PuppyTrainingCore
import Synchronization

/// Clocks that move only when a test moves them.
final class TestClock: Sendable {
  private struct State {
    var seconds: Double
    var secondsFromGMT = 0
    var uptime = Duration.zero
  }

  private let state: Mutex<State>

  /// - Parameter day: the day it is at first, at 12 o'clock.
  init(day: Int = 20_000) {
    state = Mutex(State(seconds: Double(day) * 86_400 + 43_200))
  }

  var clock: PracticeClock {
    PracticeClock {
      self.state.withLock {
        WallTime(
          date: Date(timeIntervalSince1970: $0.seconds), secondsFromGMT: $0.secondsFromGMT)
      }
    } uptime: {
      self.state.withLock(\.uptime)
    }
  }

  /// Time goes by.
  func pass(seconds: Int) {
    state.withLock {
      $0.seconds += Double(seconds)
      $0.uptime += .seconds(seconds)
    }
  }

  /// Somebody moves the clock on the wall.
  func move(seconds: Int) { state.withLock { $0.seconds += Double(seconds) } }

  /// Somebody takes the clock to another time zone.
  func setZone(_ secondsFromGMT: Int) { state.withLock { $0.secondsFromGMT = secondsFromGMT } }
}
