import FoundationEssentials

/// What was tested, and how it went.
public struct ScenarioReport: Equatable, Sendable {
  public let scenario: Scenario
  /// One for each step.
  public let records: [StepRecord]
  public let versions: [Version]
  public let date: Date

  public init(scenario: Scenario, records: [StepRecord], versions: [Version], date: Date) {
    self.scenario = scenario
    self.records = records
    self.versions = versions
    self.date = date
  }

  public var tally: StepTally { StepTally(records) }
}

/// The version of something that was tested.
public struct Version: Equatable, Sendable {
  public let name: String
  public let number: String

  public init(_ name: String, _ number: String) {
    self.name = name
    self.number = number
  }
}
