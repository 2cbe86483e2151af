import PuppyTrainingCore
import Testing

struct TrickBookProblemTests {
  private static let inFile = TrickBookProblem(
    file: "a.json", trick: "sit", field: "steps[2].criterion", reason: "is blank")
  private static let inTrick = TrickBookProblem(trick: "sit", field: "minutes", reason: "is 7")
  private static let inField = TrickBookProblem(
    file: "b.json", trick: nil, field: "tricks", reason: "is missing")

  @Test(
    "A problem says file, trick, field and reason, as far as they are known",
    arguments: [
      (inFile, "a.json: sit: steps[2].criterion: is blank"), (inTrick, "sit: minutes: is 7"),
      (inField, "b.json: tricks: is missing"),
    ])
  func description(problem: TrickBookProblem, text: String) {
    #expect(problem.description == text)
  }

  @Test("An error says one problem per line")
  func errorDescription() {
    let error = TrickBookError(problems: [Self.inTrick, Self.inField])
    #expect(error.description == "sit: minutes: is 7\nb.json: tricks: is missing")
  }
}
