import CoreTestSupport
import PuppyTrainingCore
import Testing

struct TrickBookValidatorTests {
  private static func problem(
    _ field: String, _ reason: String, of trick: Trick.ID = "sit"
  ) -> TrickBookProblem {
    TrickBookProblem(trick: trick, field: field, reason: reason)
  }

  @Test(
    "Valid tricks have no problem",
    arguments: [
      [], [.sample()], [.sample(id: "a1-2b")],
      [.sample(minutes: 1), .sample(id: "bow", minutes: 5)],
      [.sample(steps: [Step(instruction: "a", criterion: "b", hold: Hold(2, .seconds))])],
      [.sample(prerequisites: ["bow"]), .sample(id: "bow", difficulty: .easy)],
      [.sample(prerequisites: ["bow"]), .sample(id: "bow")],
      [.sample(equipment: [.mat], substitutes: [.mat: "a towel"])],
      [.sample(equipment: [], faults: [.sample], safety: "Mind its back.")],
    ] as [[Trick]])
  func valid(tricks: [Trick]) {
    #expect(TrickBookValidator.problems(in: tricks) == [])
  }

  @Test(
    "An id that is not in kebab-case is a problem",
    arguments: ["", "Sit", "sit down", "sit_down", "-sit", "sit-", "sit--down", "sité", "-"])
  func identity(id: Trick.ID) {
    let reason = "is not in kebab-case (a-z, 0-9 and single hyphens)"
    #expect(
      TrickBookValidator.problems(in: [.sample(id: id)]) == [Self.problem("id", reason, of: id)])
  }

  @Test("An id that is used more than once is a problem each further time")
  func duplicates() {
    let tricks = [Trick.sample(), .sample(id: "bow"), .sample(title: "Down"), .sample()]
    let problem = Self.problem("id", "is used twice")
    #expect(TrickBookValidator.problems(in: tricks) == [problem, problem])
  }

  @Test(
    "A blank text is a problem, whatever it is made of",
    arguments: ["", " ", "\t\n", "\u{A0}\u{3000}"])
  func blankTexts(blank: String) {
    let trick = Trick.sample(
      title: blank, otherNames: ["Hup", blank], summary: blank, equipment: [.mat, .box],
      substitutes: [.mat: blank, .box: blank], cue: Cue(word: blank, signal: blank),
      steps: [.sample, Step(instruction: blank, criterion: blank)],
      faults: [CommonFault(sign: blank, remedy: blank), .sample], safety: blank)
    let fields = [
      "title", "summary", "otherNames[1]", "substitutes.box", "substitutes.mat", "cue.word",
      "cue.signal", "steps[1].instruction", "steps[1].criterion", "faults[0].sign",
      "faults[0].remedy", "safety",
    ]
    #expect(
      TrickBookValidator.problems(in: [trick]) == fields.map { Self.problem($0, "is blank") })
  }

  @Test(
    "A trick that breaks one rule has one problem",
    arguments: [
      (.sample(steps: []), "steps", "has no step"),
      (.sample(places: []), "places", "has no place"),
      (
        .sample(steps: [.sample, Step(instruction: "a", criterion: "b", hold: Hold(1, .steps))]),
        "steps[1].hold", "is 1, not 2 or more"
      ),
      (.sample(minutes: 0), "minutes", "is 0, not 1 to 5"),
      (.sample(minutes: 6), "minutes", "is 6, not 1 to 5"),
      (.sample(minutes: -.max), "minutes", "is \(-Int.max), not 1 to 5"),
      (
        .sample(equipment: [.mat], substitutes: [.jumpBar: "a broom"]), "substitutes",
        "has jump bar, which is not needed"
      ),
      (.sample(prerequisites: ["fly"]), "prerequisites", "names the unknown trick fly"),
      (.sample(prerequisites: ["sit"]), "prerequisites", "leads back to the trick"),
    ] as [(Trick, String, String)])
  func brokenRule(trick: Trick, field: String, reason: String) {
    #expect(TrickBookValidator.problems(in: [trick]) == [Self.problem(field, reason)])
  }

  @Test("A prerequisite that is harder than the trick is a problem")
  func harder() {
    let tricks = [
      Trick.sample(difficulty: .easy, prerequisites: ["bow", "fly"]), .sample(id: "bow"),
      .sample(id: "fly", difficulty: .hard),
    ]
    #expect(
      TrickBookValidator.problems(in: tricks) == [
        Self.problem("prerequisites", "names the harder trick bow"),
        Self.problem("prerequisites", "names the harder trick fly"),
      ])
  }

  @Test("Every trick of a cycle has a problem, one that only leads to it has none")
  func cycle() {
    let tricks = [
      Trick.sample(id: "start", prerequisites: ["one"]),
      .sample(id: "one", prerequisites: ["two", "end"]),
      .sample(id: "two", prerequisites: ["three"]),
      .sample(id: "three", prerequisites: ["end", "one"]), .sample(id: "end"),
    ]
    let reason = "leads back to the trick"
    #expect(
      TrickBookValidator.problems(in: tricks)
        == ["one", "two", "three"].map { Self.problem("prerequisites", reason, of: $0) })
  }

  @Test("Problems of several tricks are told in the order of the tricks")
  func order() {
    let tricks = [Trick.sample(id: "b", minutes: 0), .sample(id: "c"), .sample(id: "a", steps: [])]
    #expect(
      TrickBookValidator.problems(in: tricks) == [
        Self.problem("minutes", "is 0, not 1 to 5", of: "b"),
        Self.problem("steps", "has no step", of: "a"),
      ])
  }
}
