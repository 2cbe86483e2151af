import Testing

@testable import PuppyTrainingPreviews

@Suite struct CommandTests {
  @Test func anAddressIsShown() throws {
    #expect(
      try Command(["card/hard?dark"], in: .sample)
        == .show(Address(view: "card", state: "hard", knobs: Knobs(appearance: .dark))))
  }

  @Test func withoutWordsTheFirstIsShown() throws {
    #expect(try Command([], in: .sample) == .show(Address(view: "card", state: "easy")))
  }

  @Test func optionsAreFollowed() throws {
    #expect(try Command(["--list"], in: .sample) == .list)
    #expect(try Command(["--help"], in: .sample) == .help)
    #expect(
      try Command(["--rebuild", "card/hard"], in: .sample)
        == .rebuild(Address(view: "card", state: "hard")))
    #expect(
      try Command(["--time-reload"], in: .sample)
        == .timeReload(Address(view: "card", state: "easy")))
  }

  @Test(arguments: [
    (["--lst"], "There is no option “--lst”; did you mean “--list”?"),
    (["carp"], "There is no view “carp”; did you mean “card”?"),
    (["--rebuild", "card/had"], "There is no state of card “had”; did you mean “hard”?"),
    (["card", "dark"], "There is no use for a further word “dark”."),
    (["--list", "card"], "There is no use for a further word “card”."),
  ])
  func whatThereIsNotIsAMistake(words: [String], sentence: String) {
    let mistake = #expect(throws: Mistake.self) { try Command(words, in: .sample) }
    #expect(mistake?.description == sentence)
  }
}
