@testable import PuppyTrainingScenarios

extension Scenario {
  /// A scenario whose steps have these machine lines, numbered through from 1.
  static func sample(_ steps: [[Instruction]]) -> Scenario {
    var number = 0
    return Scenario(
      id: "sample", title: "A sample", covers: "Everything.",
      steps: steps.enumerated().map { index, instructions in
        ScenarioStep(
          action: "Do \(index + 1).", expectations: ["It is done."],
          lines: instructions.map { instruction in
            number += 1
            return MachineLine(
              text: "line \(number)", number: number, instruction: instruction)
          })
      })
  }
}
