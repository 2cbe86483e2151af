import Testing

@testable import PuppyTrainingScenarios

struct ScenarioRequestTests {
  @Test func aCommandLineIsRead() throws {
    #expect(try ScenarioRequest(["--scenarios"]) == .list)
    #expect(
      try ScenarioRequest(["--scenario", "sort"]) == .open("sort", report: nil, isRun: false))
    #expect(
      try ScenarioRequest(["--report", "/tmp/r", "--run", "--scenario", "sort"])
        == .open("sort", report: "/tmp/r", isRun: true))
  }

  @Test(arguments: [
    (["--scenaro", "sort"], "there is no option “--scenaro”; the nearest is “--scenario”."),
    (["--scenario"], "After --scenario has to come the name of a scenario."),
    (["--scenario", "--run"], "After --scenario has to come the name of a scenario."),
    (["--scenario", "sort", "--report"], "After --report has to come a folder."),
    (
      ["--report", "/tmp"],
      "Either --scenarios stands alone, or --scenario NAME says which one to open."
    ),
    (
      ["--scenarios", "--run"],
      "Either --scenarios stands alone, or --scenario NAME says which one to open."
    ),
    ([], "Either --scenarios stands alone, or --scenario NAME says which one to open."),
  ])
  func aCommandLineThatIsWrongIsToldInOneSentence(arguments: [String], sentence: String) {
    let error = #expect(throws: ScenarioRequest.Misunderstood.self) {
      try ScenarioRequest(arguments)
    }
    #expect(error?.description == sentence)
  }
}
