import PuppyTrainingCore
import Testing

struct OutcomeTests {
  @Test(
    "A verdict leads to a step, to other places, or to what the trick builds on",
    arguments: [
      (.push, 0, nil, .step(1)), (.push, 1, "sit", .step(2)), (.push, 2, nil, .allStepsPassed),
      (.stick, 0, "sit", .sameStep), (.stick, 2, nil, .sameStep), (.drop, 2, "sit", .step(1)),
      (.drop, 1, nil, .step(0)), (.drop, 0, "sit", .prerequisite("sit")),
      (.drop, 0, nil, .easierFirstStep),
    ] as [(Verdict, Int, Trick.ID?, Outcome)])
  func outcome(chosen: Verdict, step: Int, prerequisite: Trick.ID?, outcome: Outcome) {
    #expect(Outcome(of: chosen, atStep: step, of: 3, prerequisite: prerequisite) == outcome)
  }

  @Test("A trick of one step is passed with it")
  func oneStep() {
    let outcomes = Verdict.allCases.map {
      Outcome(of: $0, atStep: 0, of: 1, prerequisite: nil)
    }
    #expect(outcomes == [.allStepsPassed, .sameStep, .easierFirstStep])
  }
}
