import CoreTestSupport
import PuppyTrainingCore
import Testing

struct StepRunTests {
  private func marks(_ step: Int, _ history: [PracticeSet]) -> String {
    String(StepRun.reps(atStep: step, in: history).map { $0.isHit ? "h" : "m" })
  }

  @Test("Sets that stuck or did not end are looked back at, in their order")
  func run() {
    let history = [
      PracticeSet.sample("hhm", step: 1, verdict: .stick), .sample("m", step: 1),
      .sample("hmh", step: 1, verdict: .stick),
    ]
    #expect(marks(1, history) == "hhmmhmh")
    #expect(marks(0, history) == "")
    #expect(marks(1, []) == "")
  }

  @Test(
    "Nothing is looked back at beyond where the dog came to the step",
    arguments: [
      PracticeSet.sample("hhhh", step: 0, verdict: .push),
      .sample("hhhh", step: 2, verdict: .drop), .sample("hh", step: 0),
      .sample("mm", step: 1, verdict: .drop), .sample("hh", step: 1, verdict: .push),
      .sample("hh", step: 1, verdict: .push, chosen: .stick),
      .sample("hh", step: 1, verdict: .stick, chosen: .drop),
    ])
  func boundary(set: PracticeSet) {
    let before = PracticeSet.sample("mmmm", step: 1, verdict: .stick)
    let after = PracticeSet.sample("hmh", step: 1, verdict: .stick)
    #expect(marks(1, [before, set, after]) == "hmh")
    #expect(marks(1, [before, set]) == "")
  }
}
