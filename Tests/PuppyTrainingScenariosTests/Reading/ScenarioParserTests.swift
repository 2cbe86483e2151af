import Testing

@testable import PuppyTrainingScenarios

struct ScenarioParserTests {
  private static let good = """
    # Find a trick

    Covers: the search,
    and the cards.

    Begins with: a trained dog

    1. Type “sit” without
       clicking.
       - See: the search opens,
         and counts.
       - See: Sit is first.
       - `type "sit"`
       - `see "12 tricks"`

    2. Look at it.
       - See: it is nice.
    """

  @Test func aScenarioIsReadAsItIsWritten() throws {
    let scenario = try Scenario(markdown: Self.good, file: "search.md")
    #expect(
      scenario
        == Scenario(
          id: "search", title: "Find a trick", covers: "the search, and the cards.",
          beginning: .trainedDog,
          steps: [
            ScenarioStep(
              action: "Type “sit” without clicking.",
              expectations: ["the search opens, and counts.", "Sit is first."],
              lines: [
                MachineLine(text: "type \"sit\"", number: 13, instruction: .type("sit")),
                MachineLine(
                  text: "see \"12 tricks\"", number: 14,
                  instruction: .see(Sight(Target(nil, "12 tricks")))),
              ]),
            ScenarioStep(action: "Look at it.", expectations: ["it is nice."]),
          ]))
    #expect(scenario.hasMachineLines)
  }

  @Test func linesMayEndAsOnWindows() throws {
    let text = Self.good.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(
      try Scenario(markdown: text, file: "search.md")
        == Scenario(markdown: Self.good, file: "search.md"))
  }

  @Test(arguments: [
    ("", "", 1, "a scenario begins with its title"),
    (
      "# Find a trick", "Find a trick", 1,
      "a scenario begins with its title, like “# Find a trick”"
    ),
    ("Covers: the search,\nand the cards.", "", 1, "“Covers:” has to say what is tested"),
    ("Covers:", "Cover:", 3, "there is no head “Cover:”; the nearest is “Covers:”"),
    (
      "a trained dog", "a trained cat", 6,
      "there is no beginning “a trained cat”; the nearest is “a trained dog”"
    ),
    ("2. Look", "3. Look", 16, "step 3 comes where step 2 should be"),
    ("2. Look at it.", "2.", 16, "step 2 does not say what to do"),
    ("   - See: it is nice.", "", 16, "step 2 has no “See:”"),
    ("See: it is nice.", "See:", 17, "“See:” does not say what must be seen"),
    (
      "- `type \"sit\"`", "- `tpye \"sit\"`", 13,
      "there is no verb “tpye”; the nearest is “type”"
    ),
    (
      "- `type \"sit\"`", "- Note that", 13,
      "a line of a step is “See: …” or a machine line like `press \"Filter\"`"
    ),
    (
      "\n2. Look", "\n\nStray words\n2. Look", 17,
      "“Stray words” belongs to no step; a step begins with its number"
    ),
  ])
  func aBrokenFileIsToldWithTheLine(old: String, new: String, line: Int, text: String) {
    let broken = old.isEmpty ? new : Self.good.replacing(old, with: new)
    let problem = #expect(throws: ScenarioProblem.self) {
      try Scenario(markdown: broken, file: "search.md")
    }
    #expect(problem == ScenarioProblem(file: "search.md", line: line, text: text))
    #expect(problem?.description == "search.md, line \(line): \(text).")
  }
}
