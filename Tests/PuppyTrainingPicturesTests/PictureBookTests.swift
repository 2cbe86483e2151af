import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

@MainActor
struct PictureBookTests {
  private final class Shelf {
    var reads: [String] = []
    var reports: [String] = []
  }

  private func book(_ shelf: Shelf) throws -> PictureBook {
    func read(_ id: Trick.ID) -> PictureFile? {
      shelf.reads.append(id)
      return switch id {
      case "spin":
        Library.file(
          text: """
            {"scenes": {"2, 3": {"frames": [{}]}, "whole": {"frames": [{}]}}}
            """)
      case "bad":
        Library.file(
          text: #"{"scenes": {"whole": {"frames": []}, "2": {}, "3": {"frames": [{}]}}}"#)
      case "worse": Library.file(text: "{", name: "worse.json")
      default: nil
      }
    }
    return PictureBook(try Library.small(), read: read) { shelf.reports.append("\($0)") }
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

  @Test("A trick without a file has no picture, which is no problem")
  func missing() throws {
    let shelf = Shelf()
    let book = try book(shelf)
    #expect(book.scene(of: "sit") == nil)
    #expect(shelf.reports == [])
  }

  @Test("What cannot be read is reported when it is asked for, once for each file, and not shown")
  func faulty() throws {
    let shelf = Shelf()
    let book = try book(shelf)
    #expect(book.scene(of: "bad", step: 3)?.steps == [3])
    #expect(shelf.reports == [])
    for _ in 0..<3 {
      #expect(book.scene(of: "bad") == nil)
      #expect(book.scene(of: "bad", step: 2) == nil)
      #expect(book.scene(of: "worse") == nil)
      #expect(book.scene(of: "worse", step: 2) == nil)
    }
    #expect(
      shelf.reports == [
        "test.json: bad: frames: is empty", "worse.json: file: is not an object with scenes",
      ])
    #expect(shelf.reads == ["bad", "worse"])
  }

  @Test("A pose that is at fault is reported once, however many scenes it is in")
  func faultyPose() throws {
    var reports: [String] = []
    let book = PictureBook(
      try Library.small(poses: #"{"poses": {"sit": {"neck": "up"}}, "people": {}}"#),
      read: {
        Library.file(text: #"{"scenes": {"whole": {"frames": [{"pose": "sit"}]}}}"#, name: $0)
      },
      report: { reports.append("\($0)") })
    #expect(book.scene(of: "spin") == nil)
    #expect(book.scene(of: "bow") == nil)
    #expect(reports == ["poses.json: sit: neck: is not a number"])
  }
}
