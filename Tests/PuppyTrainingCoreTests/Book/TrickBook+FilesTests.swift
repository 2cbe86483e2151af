import CoreTestSupport
import FoundationEssentials
import PuppyTrainingCore
import Testing

struct TrickBookFilesTests {
  private func trick(_ id: Trick.ID) -> TrickJSON { TrickJSON().setting("id", "\"\(id)\"") }

  private func problems(in files: [TrickBook.File]) -> [String] {
    do {
      _ = try TrickBook(files: files)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test("Files make one book together, in their order")
  func order() throws {
    let book = try TrickBook(files: [
      ("b.json", TrickJSON.file(trick("sit"), trick("down"))), ("a.json", TrickJSON.file()),
      ("c.json", TrickJSON.file(trick("bow"))),
    ])
    #expect(book.tricks == ["sit", "down", "bow"].map { Trick.sample(id: $0) })
  }

  @Test("No files make an empty book")
  func noFiles() throws {
    #expect(try TrickBook(files: []) == TrickBook(valid: []))
  }

  @Test("A trick may need one from another file")
  func prerequisiteElsewhere() {
    let needing = trick("sit").setting("prerequisites", #"["bow"]"#)
    #expect(
      problems(in: [("a.json", TrickJSON.file(needing)), ("b.json", TrickJSON.file(trick("bow")))])
        == [])
  }

  @Test("Every file that cannot be read is told, and nothing else then")
  func unreadable() {
    let files: [TrickBook.File] = [
      ("a.json", Data("nonsense".utf8)),
      ("b.json", TrickJSON.file(trick("sit").setting("minutes", "9"))),
      ("c.json", TrickJSON.file(trick("bow").setting("title", nil), trick("x").setting("y", "1"))),
    ]
    #expect(problems(in: files) == ["a.json: file: is not JSON", "c.json: bow: title: is missing"])
  }

  @Test("Every broken rule of every file is told, with its file")
  func brokenRules() {
    let files: [TrickBook.File] = [
      ("a.json", TrickJSON.file(trick("sit").setting("minutes", "9").setting("steps", "[]"))),
      ("b.json", TrickJSON.file(trick("bow"))),
      ("c.json", TrickJSON.file(trick("fly").setting("prerequisites", #"["swim"]"#))),
    ]
    #expect(
      problems(in: files) == [
        "a.json: sit: steps: has no step", "a.json: sit: minutes: is 9, not 1 to 5",
        "c.json: fly: prerequisites: names the unknown trick swim",
      ])
  }

  @Test("An id used in two files is told of the second, other problems of the file that has them")
  func duplicateAcrossFiles() {
    let files: [TrickBook.File] = [
      ("a.json", TrickJSON.file(trick("sit").setting("minutes", "9"))),
      ("b.json", TrickJSON.file(trick("sit").setting("title", #"" ""#))),
    ]
    #expect(
      problems(in: files) == [
        "a.json: sit: minutes: is 9, not 1 to 5", "b.json: sit: id: is used twice",
        "b.json: sit: title: is blank",
      ])
  }
}
