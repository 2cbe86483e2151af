/// What carries out machine-readable lines in the running app.
@MainActor
public protocol ScenarioDriver: AnyObject {
  /// Tries to carry out an instruction, without waiting for anything.
  ///
  /// An instruction that was not possible yet is tried again; one that takes several tries, such as
  /// a restart, gives `notYet` until it is done.
  func attempt(_ instruction: Instruction) -> Attempt
}

/// What came of trying an instruction.
public enum Attempt: Equatable, Sendable {
  case done
  /// It may be possible in a moment; until then this sentence says what is in the way.
  case notYet(String)
  /// It never will be, because of this.
  case impossible(String)
}
