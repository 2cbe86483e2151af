import Testing

@testable import PuppyTrainingCore

struct WordPlaceTests {
  /// The place in a word that has others before and after it.
  private func place(of part: String, in word: String) -> WordPlace? {
    let bytes = Array("other\(word)end".utf8)
    return WordPlace(of: Array(part.utf8).span, in: bytes.span, 5..<5 + word.utf8.count)
  }

  @Test(
    "The best place where a word has another one counts",
    arguments: [
      ("paw", .start), ("p", .start), ("paw-paw", .start), ("aw", .inside), ("w-paw", .inside),
      ("-paw", .inside), ("pawn", nil), ("paw-paw-", nil), ("rpaw", nil), ("wend", nil),
    ] as [(String, WordPlace?)])
  func best(part: String, expected: WordPlace?) {
    #expect(place(of: part, in: "paw-paw") == expected)
  }

  @Test(
    "After anything that is no letter and no digit a word begins anew",
    arguments: [
      ("hand-shake", .wordStart), ("“shake", .wordStart), ("handshake", .inside),
      ("éshake", .inside), ("9shake", .inside), ("ashake-shake", .wordStart),
    ] as [(String, WordPlace)])
  func wordStarts(word: String, expected: WordPlace) {
    #expect(place(of: "shake", in: word) == expected)
  }
}
