import Testing

@testable import PuppyTrainingCore

struct SearchWordsTests {
  @Test(
    "What is typed is split at blanks of any kind and folded",
    arguments: [
      ("Shake paws", ["shake", "paws"]),
      ("  Café\tÉlan\u{A0}\u{3000}x\r\n", ["cafe", "elan", "x"]),
      ("hand-shake", ["hand-shake"]), ("sit sit", ["sit", "sit"]), ("犬の芸", ["犬の芸"]),
    ])
  func words(text: String, words: [String]) {
    #expect(SearchWords(text).words == words.map { Array($0.utf8) })
    #expect(!SearchWords(text).isEmpty)
  }

  @Test(
    "Blanks and combining marks on their own search for nothing",
    arguments: ["", " ", " \t\n\u{A0}", "\u{301}", " \u{301} \u{308}"])
  func nothing(text: String) {
    #expect(SearchWords(text).isEmpty)
  }
}
