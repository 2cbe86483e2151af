import CoreTestSupport
import PuppyTrainingCore
import Testing

struct TrickTests {
  @Test("A trick is gentle when it carries no safety note", arguments: [nil, "Mind its back."])
  func gentle(safety: String?) {
    #expect(Trick.sample(safety: safety).isGentle == (safety == nil))
  }

  @Test("What may be left out is empty, indoors, three minutes and without a safety note")
  func defaults() {
    let trick = Trick(
      id: "sit", title: "Sit", category: .manners, difficulty: .easy, summary: "It sits.",
      equipment: [], cue: .sample, steps: [.sample])
    let said = Trick(
      id: "sit", title: "Sit", otherNames: [], category: .manners, difficulty: .easy,
      summary: "It sits.", equipment: [], substitutes: [:], places: [.indoors], minutes: 3,
      prerequisites: [], cue: .sample, steps: [.sample], faults: [], safety: nil)
    #expect(trick == said)
  }
}
