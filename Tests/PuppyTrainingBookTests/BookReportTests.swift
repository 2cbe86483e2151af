import PuppyTrainingCore
import Testing

@testable import puppy_training_book

@Suite("The report on the trick book")
struct BookReportTests {
  @Test("It counts tricks, steps, faults, words and gentle tricks by category and difficulty")
  func counts() {
    let book = TrickBook(valid: [
      .good(id: "a"), .good(id: "b", safety: "Mind the back of a long dog here."),
    ])
    let lines = BookReport(book).description.split(separator: "\n").map(String.init)
    #expect(lines.count == 1 + 11 + 3 + 1)
    let words = book.tricks.flatMap(\.texts).reduce(0) { $0 + wordCount(of: $1.text) }
    #expect(
      lines.last?.split(separator: " ").map(String.init) == ["all", "2", "6", "4", "\(words)", "1"])
    #expect(lines.contains { $0.hasPrefix("vocal") && $0.hasSuffix(" 0") })
  }
}

@Suite("Sentences and words")
struct SentencesTests {
  @Test(
    "Sentences are compared by their words alone",
    arguments: [
      ("Mark the touch, then pay!", ["mark the touch then pay"]),
      ("Say Down. Wait for two whole seconds.", ["wait for two whole seconds"]),
      ("", []),
    ])
  func normalised(_ text: String, _ expected: [String]) {
    #expect(sentences(of: text) == expected)
  }

  @Test(
    "Words are counted as people count them",
    arguments: [("", 0), ("A dog's life, half-asleep: 3 m.", 6)])
  func words(_ text: String, _ expected: Int) {
    #expect(wordCount(of: text) == expected)
  }
}
