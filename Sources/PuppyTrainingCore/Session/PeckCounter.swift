/// The 300-peck method: each try asks for one second, step or metre more than the hit before it. A
/// miss restarts at one, or at 10 to 20 % of the best when that was above thirty.
///
/// Sources: https://dogidogblog.wordpress.com/2014/10/24/300-peck/ and, for high counts,
/// https://www.clickertraining.com/node/1557.
public struct PeckCounter: Hashable, Sendable {
  /// What the next try is asked for, 1 or more.
  public private(set) var count = 1
  /// The highest that was hit; 0 before the first hit.
  public private(set) var best = 0
  /// The last two tries were misses.
  public private(set) var hasMissedTwice = false
  private var hasMissed = false

  public init() {}

  /// A counter after these tries.
  public init(after reps: some Sequence<Rep>) {
    for rep in reps { mark(isHit: rep.isHit) }
  }

  /// Counts a try at `count`.
  public mutating func mark(isHit: Bool) {
    hasMissedTwice = hasMissed && !isHit
    hasMissed = !isHit
    if isHit {
      best = max(best, count)
      count += 1
    } else {
      count = Self.restart(after: best)
    }
  }

  /// Where to start again after a miss: at one, or in the middle of 10 to 20 % of a best above
  /// thirty.
  public static func restart(after best: Int) -> Int {
    best > 30 ? (best * 15 + 50) / 100 : 1
  }
}
