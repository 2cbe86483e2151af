import FoundationEssentials
import PuppyTrainingCore
import Testing

struct StepTests {
  private func read(_ json: String) throws -> Step {
    try JSONDecoder().decode(Step.self, from: Data(json.utf8))
  }

  @Test("A step has just two texts")
  func reading() throws {
    let step = try read(#"{"criterion": "Down.", "instruction": "Lift."}"#)
    #expect(step == Step(instruction: "Lift.", criterion: "Down."))
  }

  @Test(
    "A step with fewer, more or other values is rejected",
    arguments: [
      #"{"instruction": "Lift."}"#, #"{"criterion": "Down."}"#,
      #"{"instruction": "Lift.", "criterion": null}"#,
      #"{"instruction": 1, "criterion": "Down."}"#,
      #"{"instruction": "Lift.", "criterion": "Down.", "x": 1}"#, "[]",
    ])
  func rejecting(json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }
}
