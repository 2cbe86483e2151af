/// What a rule says of a set that has ended, and why.
public struct Judgement: Hashable, Sendable {
  public let verdict: Verdict
  public let reason: Reason

  public init(verdict: Verdict, reason: Reason) {
    self.verdict = verdict
    self.reason = reason
  }

  /// Why a verdict is what it is, as the numbers that a sentence can be made of.
  public enum Reason: Hashable, Sendable {
    /// So many hits of a set; the verdict follows from these thresholds.
    case set(hits: Int, size: Int, push: Int, stick: Int)
    /// So many hits of the last tries at this step. With fewer tries than `window` it is too early
    /// for a push.
    case lastTries(hits: Int, tries: Int, needed: Int, window: Int)
    /// So few hits of this set that the step is too hard, whatever the tries before it.
    case fewHits(hits: Int, size: Int)
    /// The counter reached the length that the step asks for.
    case counted(to: Int, unit: Hold.Unit)
    /// The counter did not reach the goal yet and goes on from `next`; `best` is the highest so
    /// far.
    case counting(next: Int, best: Int, goal: Int, unit: Hold.Unit)
    /// Two misses one after the other while counting: `at` is what the second of them was asked
    /// for.
    case twoMisses(at: Int, unit: Hold.Unit)
  }
}
