/// How a set ended: what the rule said, and what the person did.
public struct Decision: Hashable, Sendable {
  public let verdict: Verdict
  /// What was done; another one than `verdict` when the person overruled it.
  public let chosen: Verdict

  public init(verdict: Verdict, chosen: Verdict) {
    self.verdict = verdict
    self.chosen = chosen
  }

  public var isOverruled: Bool { verdict != chosen }
}
