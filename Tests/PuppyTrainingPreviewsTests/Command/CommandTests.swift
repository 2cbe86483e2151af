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

  @Test func picturesAreOfAllOrOfThoseThatAreNamed() throws {
    #expect(
      try Command(["--render", "out"], in: .sample)
        == .render(folder: "out", Catalogue.sample.addresses))
    #expect(
      try Command(["--render", "out", "card/hard?dark", "card"], in: .sample)
        == .render(
          folder: "out",
          [
            Address(view: "card", state: "hard", knobs: Knobs(appearance: .dark)),
            Address(view: "card", state: "easy"),
          ]))
  }

  @Test func theSheetLiesByTheSecondFolderUnlessItIsNamed() throws {
    #expect(
      try Command(["--compare", "a", "b"], in: .sample)
        == .compare("a", "b", sheet: "b/differences.html"))
    #expect(
      try Command(["--compare", "a", "--sheet", "c.html", "b"], in: .sample)
        == .compare("a", "b", sheet: "c.html"))
  }

  @Test func theAuditIsOfAllOrOfThoseThatAreNamed() throws {
    #expect(try Command(["--audit"], in: .sample) == .audit(.whole(.sample)))
    #expect(try Command(["--audit", "--quick"], in: .sample) == .audit(.quick(.sample)))
    #expect(
      try Command(["--audit", "card/hard"], in: .sample)
        == .audit(AuditPlan(addresses: [Address(view: "card", state: "hard")])))
  }

  @Test func toleranceIsSaid() {
    #expect(Command.usage.contains("give or take 10 %"))
    #expect(Command.usage.contains("6 pixels in any 16×16"))
  }

  @Test(arguments: [
    (["--lst"], "There is no option “--lst”; did you mean “--list”?"),
    (["--rendr"], "There is no option “--rendr”; did you mean “--render”?"),
    (["--render"], "A folder to write pictures to is missing."),
    (["--render", "out", "carp"], "There is no view “carp”; did you mean “card”?"),
    (["--render", "out", "card?drak"], "There is no knob “drak”; did you mean “dark”?"),
    (["--compare", "a"], "A folder of pictures to compare is missing."),
    (["--compare", "a", "b", "--sheet"], "A file for the sheet is missing."),
    (
      ["--compare", "a", "b", "--sheat"],
      "There is no option of --compare “--sheat”; did you mean “--sheet”?"
    ),
    (["--compare", "a", "b", "c"], "Two folders can be compared, and “c” is a third one."),
    (["--audit", "--quik"], "There is no option of --audit “--quik”; did you mean “--quick”?"),
    (["--audit", "--quick", "card"], "--quick goes through all views, and not only “card”."),
    (["--audit", "carp"], "There is no view “carp”; did you mean “card”?"),
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
