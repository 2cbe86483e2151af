import FoundationEssentials
import Observation

/// A person going through a scenario: what was ticked, noted and photographed at each step.
@MainActor @Observable
public final class ScenarioSession {
  public let scenario: Scenario
  /// One for each step.
  public private(set) var records: [StepRecord]

  public init(_ scenario: Scenario) {
    self.scenario = scenario
    records = Array(repeating: StepRecord(), count: scenario.steps.count)
  }

  /// The first step that is not done yet, from 0; `nil` when all are.
  public var current: Int? { records.firstIndex { $0.verdict == nil } }

  /// How many steps passed, failed and are not done.
  public var tally: StepTally { StepTally(records) }

  /// A person says how a step went, or takes that back.
  public func tick(_ step: Int, _ verdict: StepVerdict?) {
    records[step].verdict = verdict
    records[step].isByMachine = false
  }

  /// A person has something to say of a step.
  public func note(_ step: Int, _ text: String) { records[step].note = text }

  /// The picture of a step, as a file in the report's folder.
  public func attach(_ picture: String, to step: Int) { records[step].picture = picture }

  /// The machine-readable lines of a step were run. What a person ticked stays, and steps that only
  /// a person can judge stay open.
  public func take(_ outcome: StepOutcome, at step: Int) {
    guard records[step].verdict == nil || records[step].isByMachine else { return }
    switch outcome {
    case .passed:
      records[step].verdict = .passed
      records[step].problem = nil
    case .failed(let line, let problem):
      records[step].verdict = .failed
      records[step].problem = "“\(line.text)” in line \(line.number) did not come true: \(problem)"
    case .byHand: return
    }
    records[step].isByMachine = true
  }

  /// What is written down in the end.
  ///
  /// - Parameters:
  ///   - versions: of what was tested, each with its name.
  public func report(versions: [Version], at date: Date) -> ScenarioReport {
    ScenarioReport(scenario: scenario, records: records, versions: versions, date: date)
  }
}
