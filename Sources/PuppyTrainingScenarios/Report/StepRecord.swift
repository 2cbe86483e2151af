/// How a step went.
public enum StepVerdict: String, Equatable, Sendable {
  case passed, failed
}

/// What is known of a step.
public struct StepRecord: Equatable, Sendable {
  /// `nil` while it is not done.
  public var verdict: StepVerdict?
  /// The machine-readable lines said so, not a person.
  public var isByMachine = false
  /// What the machine could not do, as a sentence.
  public var problem: String?
  /// What a person wrote.
  public var note = ""
  /// A file in the folder of the report.
  public var picture: String?

  public init() {}
}

/// How many steps went how.
public struct StepTally: Equatable, Sendable {
  public let passed: Int
  public let failed: Int
  public let notDone: Int

  init(_ records: [StepRecord]) {
    passed = records.count { $0.verdict == .passed }
    failed = records.count { $0.verdict == .failed }
    notDone = records.count - passed - failed
  }
}
