import CoreTestSupport
import PuppyTrainingCore
import Testing

struct TrickBookTests {
  private let tricks = [Trick.sample(id: "sit"), .sample(id: "down"), .sample(id: "bow")]

  @Test("A book keeps its tricks in the order in which they came")
  func order() throws {
    #expect(try TrickBook(tricks).tricks == tricks)
    #expect(TrickBook(valid: tricks).tricks == tricks)
  }

  @Test("Every trick is found by its id, and only by it")
  func lookup() throws {
    let book = try TrickBook(tricks)
    let ids = ["sit", "down", "bow", "Sit", "fly", ""]
    #expect(ids.map { book[$0] } == tricks + [nil, nil, nil])
    #expect(ids.map(book.position) == [0, 1, 2, nil, nil, nil])
  }

  @Test("A book may be empty")
  func empty() throws {
    let book = try TrickBook([])
    #expect(book == TrickBook(valid: []))
    #expect(book["sit"] == nil)
  }

  @Test("Tricks with problems make no book, and every problem is told")
  func problems() {
    let wrong = [Trick.sample(minutes: 6), .sample(id: "bow", title: " ")]
    #expect(throws: TrickBookError(problems: TrickBookValidator.problems(in: wrong))) {
      try TrickBook(wrong)
    }
    #expect(TrickBookValidator.problems(in: wrong).count == 2)
  }
}
