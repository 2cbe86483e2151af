import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct StepTests {
  private func read(_ json: String) throws -> Step {
    try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in try Step(&reader) }
  }

  @Test("A step has two texts")
  func reading() throws {
    let step = try read(#"{"criterion": "Down.", "instruction": "Lift."}"#)
    #expect(step == Step(instruction: "Lift.", criterion: "Down."))
  }

  @Test("A step may say how long it is held")
  func holding() throws {
    let step = try read(
      #"{"instruction": "Wait.", "hold": {"seconds": 10}, "criterion": "It waits for 10 seconds"}"#)
    #expect(
      step
        == Step(
          instruction: "Wait.", criterion: "It waits for 10 seconds", hold: Hold(10, .seconds)))
  }

  @Test(
    "A step with fewer, more or other values is rejected",
    arguments: [
      #"{"instruction": "Lift."}"#, #"{"criterion": "Down."}"#,
      #"{"instruction": "Lift.", "criterion": null}"#,
      #"{"instruction": 1, "criterion": "Down."}"#,
      #"{"instruction": "Lift.", "criterion": "Down.", "x": 1}"#, "[]",
      #"{"instruction": "Lift.", "criterion": "Down.", "hold": null}"#,
      #"{"instruction": "Lift.", "criterion": "Down.", "instruction": "Lift."}"#,
    ])
  func rejecting(json: String) {
    #expect(throws: JSONReader.Unexpected.self) { try read(json) }
  }
}
