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
    #expect(first.map { String(decoding: vocabulary[$0], as: UTF8.self) } == words)
  }

  @Test("Begun anew, it knows no word of before")
  func anew() {
    var vocabulary = Vocabulary()
    for word in 0..<1000 { _ = number("word\(word)", in: &vocabulary) }
    vocabulary.removeAll()
    #expect(vocabulary.count == 0)
    #expect(["word7", "paw", "word7"].map { number($0, in: &vocabulary) } == [0, 1, 0])
  }
}
