import Testing

@testable import PuppyTrainingCore

struct VocabularyTests {
  private func number(_ word: String, in vocabulary: inout Vocabulary) -> Int {
    vocabulary.number(of: Array(word.utf8)[...])
  }

  @Test("A word has one number, however often it comes and however many others there are")
  func numbers() {
    var vocabulary = Vocabulary()
    let words = (0..<1000).map { "word\($0)" } + ["", "犬"]
    let first = words.map { number($0, in: &vocabulary) }
    #expect(first == Array(0..<1002))
    #expect(words.map { number($0, in: &vocabulary) } == first)
    #expect(vocabulary.count == 1002)
  }

  @Test(
    "The best place where a word has another one counts",
    arguments: [
      ("paw", .start), ("p", .start), ("paw-paw", .start), ("aw", .inside), ("w-paw", .inside),
      ("-paw", .inside), ("pawn", nil), ("paw-paw-", nil),
    ] as [(String, Vocabulary.Place?)])
  func places(part: String, place: Vocabulary.Place?) {
    var vocabulary = Vocabulary()
    for word in ["other", "paw-paw", "end"] { _ = number(word, in: &vocabulary) }
    vocabulary.close()
    var found: [Int: Vocabulary.Place] = [:]
    vocabulary.forEach(having: Array(part.utf8)) { found[$0] = $1 }
    #expect(found[1] == place)
  }

  @Test("After anything that is no letter and no digit a word begins anew")
  func wordStarts() {
    var vocabulary = Vocabulary()
    for word in ["hand-shake", "“shake", "handshake", "éshake"] {
      _ = number(word, in: &vocabulary)
    }
    var found: [Vocabulary.Place] = []
    vocabulary.forEach(having: Array("shake".utf8)) { found.append($1) }
    #expect(found == [.wordStart, .wordStart, .inside, .inside])
  }
}
