/// What came of the machine-readable lines of a step.
public enum StepOutcome: Equatable, Sendable {
  /// All lines were carried out.
  case passed
  /// This line was not.
  case failed(MachineLine, problem: String)
  /// It has no lines: a person has to judge it.
  case byHand
}
