/// One step of a scenario.
public struct ScenarioStep: Equatable, Sendable {
  /// What to do, as a sentence.
  public let action: String
  /// What must be seen then; at least one sentence.
  public let expectations: [String]
  /// The same for a machine; empty when only a person can judge it.
  public let lines: [MachineLine]

  public init(action: String, expectations: [String], lines: [MachineLine] = []) {
    self.action = action
    self.expectations = expectations
    self.lines = lines
  }
}

/// A line of a step that needs no person.
public struct MachineLine: Equatable, Sendable {
  /// As it is written in the file.
  public let text: String
  /// Which line of the file, from 1.
  public let number: Int
  public let instruction: Instruction

  public init(text: String, number: Int, instruction: Instruction) {
    self.text = text
    self.number = number
    self.instruction = instruction
  }
}
