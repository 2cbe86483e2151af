import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

@MainActor
struct PictureBookTests {
  private final class Shelf {
    var reads: [String] = []
  }

  private func book(_ shelf: Shelf) throws -> PictureBook {
    PictureBook(try Library.small()) { id in
      shelf.reads.append(id)
      return switch id {
      case "spin":
        Library.file(
          text: """
            {"scenes": {"2, 3": {"frames": [{}]}, "whole": {"frames": [{}]}}}
            """)
      case "bad": Library.file(text: #"{"scenes": {"whole": {"frames": []}}}"#)
      default: nil
      }
    }
  }

  @Test("A file is read when its first picture is asked for, and only once")
  func lazily() throws {
    let shelf = Shelf()
    let book = try book(shelf)
    #expect(shelf.reads == [])
    #expect(book.scene(of: "spin")?.steps == [])
    #expect(book.scene(of: "spin", step: 3)?.steps == [2, 3])
    #expect(book.scene(of: "spin", step: 1) == nil)
    #expect(shelf.reads == ["spin"])
  }

  @Test("A trick without a file, or with one that is not valid, has no picture")
  func missing() throws {
    let book = try book(Shelf())
    #expect(book.scene(of: "sit") == nil)
    #expect(book.problems == [])
    #expect(book.scene(of: "bad") == nil)
    #expect(book.problems.map(\.description) == ["test.json: bad: frames: is empty"])
  }
}
