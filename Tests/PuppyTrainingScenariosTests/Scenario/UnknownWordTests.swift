import Testing

@testable import PuppyTrainingScenarios

struct UnknownWordTests {
  @Test func theSentenceNamesWhatIsWrongAndWhatIsNearest() {
    #expect(
      UnknownWord("pres", as: "verb", among: ["see", "press"]).description
        == "there is no verb “pres”; the nearest is “press”")
    #expect(
      UnknownWord("", as: "verb", among: ["see"]).description
        == "the verb is missing; the nearest is “see”")
    #expect(
      UnknownWord("pres", as: "verb", among: []).description == "there is no verb “pres”")
  }
}
