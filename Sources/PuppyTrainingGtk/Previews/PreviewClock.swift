import FoundationEssentials
import PuppyTrainingCore
import Synchronization

/// Clocks that stand still: it is noon on 12 May 2026, in Greenwich, and no time goes by but what
/// is asked for.
nonisolated final class PreviewClock: Sendable {
  private let seconds = Mutex(0)

  /// In seconds after 1 January 1970.
  static let noon = 1_778_587_200.0

  /// So many seconds go by.
  func advance(seconds more: Int) { seconds.withLock { $0 += more } }

  /// What practice goes by.
  var practice: PracticeClock {
    PracticeClock { [self] in
      WallTime(date: Self.date + Double(elapsed))
    } uptime: { [self] in
      .seconds(elapsed)
    }
  }

  static let date = Date(timeIntervalSince1970: noon)
  private var elapsed: Int { seconds.withLock(\.self) }
}
