import FoundationEssentials
import TestSupport
import Testing

@testable import PuppyTrainingScenarios

struct ScenarioShelfTests {
  private static let text = """
    # Sort

    Covers: the orders.

    1. Sort.
       - See: sorted.
    """

  @Test func theFolderIsFoundFromWithinTheSourceTree() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "Tests/Scenarios/sort.md")
    try folder.write("", to: "Sources/deep/file.swift")
    let shelf = try #require(
      ScenarioShelf.find(from: ["/", "\(folder.path)/Sources/deep/file.swift"]))
    #expect(shelf.ids == ["sort"])
    #expect(try shelf.scenario("sort").title == "Sort")
    #expect(ScenarioShelf.find(from: ["/"]) == nil)
  }

  @Test func anUnknownScenarioIsToldWithTheNearest() throws {
    let folder = try TemporaryFolder()
    for name in ["sort.md", "search.md", "README.md", "notes.txt"] {
      try folder.write(Self.text, to: name)
    }
    let shelf = ScenarioShelf(path: folder.path)
    #expect(shelf.ids == ["search", "sort"])
    let missing = #expect(throws: ScenarioShelf.Missing.self) { try shelf.scenario("serch") }
    #expect(missing?.description == "there is no scenario “serch”; the nearest is “search”.")
  }

  @Test func everyShippedScenarioCanBeReadAndRun() throws {
    let shelf = try #require(ScenarioShelf.find(from: [#filePath]))
    #expect(shelf.ids.count >= 10)
    for id in shelf.ids {
      let scenario = try shelf.scenario(id)
      #expect(scenario.hasMachineLines, "\(id)")
      #expect(scenario.steps.count >= 3, "\(id)")
    }
  }
}
