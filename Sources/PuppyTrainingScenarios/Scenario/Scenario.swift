/// A script for testing by hand: one journey of a person through the app, step by step.
public struct Scenario: Equatable, Sendable, Identifiable {
  /// The name of its file without the ending.
  public let id: String
  /// The journey in a few words.
  public let title: String
  /// What is tested by it, in sentences.
  public let covers: String
  /// What the app finds when it is started.
  public let beginning: Beginning
  /// At least one.
  public let steps: [ScenarioStep]

  public init(
    id: String, title: String, covers: String, beginning: Beginning = .nothing,
    steps: [ScenarioStep]
  ) {
    self.id = id
    self.title = title
    self.covers = covers
    self.beginning = beginning
    self.steps = steps
  }

  /// At least one step can be run without a person.
  public var hasMachineLines: Bool { steps.contains { !$0.lines.isEmpty } }
}
