import PuppyTrainingCore
import Testing

@testable import puppy_training_book

@Suite("The editor of the trick book")
struct BookReviewTests {
  @Test("A trick that keeps the rules is left alone")
  func goodTrick() {
    #expect(findings(.good()) == [])
  }

  @Test(
    "Each fault of a trick is named with its field",
    arguments: [
      (Trick.good(summary: "Too short."), "a: summary: has 10 characters, not 40 to 170"),
      (
        Trick.good(
          summary: "One sentence here. Another one there. And a third, which is too many."),
        "a: summary: has 3 sentences, not 1 to 2"
      ),
      (
        Trick.good(steps: Array(Trick.good().steps.prefix(2))), "a: steps: has 2 steps, not 3 to 8"
      ),
      (
        Trick.good(faults: Array(Trick.good().faults.prefix(1))),
        "a: faults: has 1 faults, not 2 to 3"
      ),
      (
        Trick.good(safety: "Punish nothing, ever, in a growing dog."), "a: safety: says \"punish\""
      ),
      (
        Trick.good(safety: "Lay one treat on the floor right before the dog."),
        "a: safety: repeats \"lay one treat on the floor right before the dog\""
          + " from a: steps[0].instruction"
      ),
    ])
  func faultyTrick(_ trick: Trick, _ finding: String) {
    #expect(findings(trick) == [finding])
  }

  @Test(
    "What a step holds is what its criterion says",
    arguments: [
      ("It stays for 10 seconds on the mat", Hold(10, .seconds), []),
      ("It stays on the mat until the cue", nil, []),
      (
        "It stays for 10 seconds on the mat", nil,
        ["a: steps[0].hold: is missing, but the criterion says 10 seconds"]
      ),
      (
        "It stays for 10 seconds on the mat", Hold(10, .steps),
        ["a: steps[0].hold: is 10 steps, but the criterion says 10 seconds"]
      ),
      (
        "It stays on the mat with you two steps away", Hold(3, .steps),
        ["a: steps[0].hold: is 3 steps, but the criterion says 2 steps"]
      ),
      (
        "It stays on the mat until the cue", Hold(5, .metres),
        ["a: steps[0].hold: is 5 metres, but the criterion says no length"]
      ),
    ] as [(String, Hold?, [String])])
  func holding(_ criterion: String, _ hold: Hold?, _ expected: [String]) {
    let good = Trick.good().steps
    let step = Step(instruction: good[0].instruction, criterion: criterion, hold: hold)
    #expect(findings(.good(steps: [step] + good.dropFirst())) == expected)
  }

  @Test("A sentence that stands in two tricks is named at the second")
  func repeatedSentence() throws {
    let other = Trick.good(id: "b")
    let found = BookReview(book: TrickBook(valid: [.good(), other])).findings
    #expect(found.contains { $0.trick == "b" && $0.field == "steps[1].criterion" })
    #expect(found.allSatisfy { $0.trick == "b" })
  }

  private func findings(_ trick: Trick) -> [String] {
    BookReview(book: TrickBook(valid: [trick])).findings.map(\.description)
  }
}
