import FoundationEssentials
import PuppyTrainingCore
import Testing

@Suite("The example in the README of the book")
struct ReadmeExampleTests {
  @Test("The trick that shows the format is a valid trick file")
  func exampleIsValid() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Resources/tricks/README.md")
    let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
    let start = try #require(text.firstRange(of: "```json\n"))
    let end = try #require(text[start.upperBound...].firstRange(of: "\n```"))
    let example = Data(text[start.upperBound..<end.lowerBound].utf8)
    let tricks = try TrickFile.tricks(in: example, name: "README.md")
    #expect(tricks.map(\.id) == ["ring-doorbell"])
    let missing = TrickBookValidator.problems(in: tricks).map(\.description)
    #expect(missing == ["ring-doorbell: prerequisites: names the unknown trick touch"])
  }
}
