/// What to do after a set: next step, same step, step back.
public enum Verdict: String, CaseIterable, Sendable {
  case push, stick, drop
}
