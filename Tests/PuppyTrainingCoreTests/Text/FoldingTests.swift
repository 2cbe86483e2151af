import PuppyTrainingCore
import Testing

struct FoldingTests {
  private func fold(_ text: String) -> String { String(decoding: text.folded, as: UTF8.self) }

  @Test(
    "Accented letters are not missed, and dotted capital I does match",
    .bug("https://github.com/elementary/applications-menu/issues/141"),
    .bug("https://github.com/aghyad97/browserytools/pull/84"),
    arguments: [
      ("", ""), ("sit", "sit"), ("SIT 42!", "sit 42!"), ("@[`{~\u{7F}", "@[`{~\u{7F}"),
      ("é", "e"), ("É", "e"), ("e\u{301}", "e"), ("E\u{301}", "e"), ("Äpfel", "apfel"),
      ("I", "i"), ("i", "i"), ("İ", "i"), ("I\u{307}", "i"), ("i\u{307}", "i"), ("ı", "i"),
      ("ß", "ss"), ("ẞ", "ss"), ("ﬁ", "fi"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("σίσυφος", "σισυφοσ"),
      ("\u{212B}ngström", "angstrom"), ("\u{212A}", "k"), ("Ğğ", "gg"), ("ÇŞ", "cs"),
      ("Łódź", "łodz"), ("Øre", "øre"), ("Й", "и"), ("\u{301}", ""), ("a\u{300}\u{323}b", "ab"),
      ("1\u{20E3}", "1"), ("हिन्दी", "हनद"), ("  a\t\n", "  a\t\n"), ("a\u{A0}é", "a\u{A0}e"),
      ("\u{3000}", "\u{3000}"), ("犬の芸", "犬の芸"), ("🐶", "🐶"), ("❤\u{FE0F}", "❤"),
      ("👩‍🚀🇨🇭", "👩‍🚀🇨🇭"),
    ])
  func table(text: String, folded: String) {
    #expect(Array(fold(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test(
    "Texts that differ only in ways of one language are the same in every locale",
    arguments: [
      ["TITLE", "title", "TİTLE", "tıtle", "Ti\u{307}tle"],
      ["STRASSE", "strasse", "Straße", "STRAẞE", "straẞe"],
      ["ÉLAN", "élan", "Elan", "e\u{301}lan", "E\u{301}LAN"],
    ])
  func languages(texts: [String]) {
    #expect(Set(texts.map(fold)).count == 1)
  }

  @Test("Every cased letter folds to the same in upper, lower and title case, and only once")
  func allCasedLetters() {
    let letters = (0...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter(\.properties.isCased)
    let wrong = letters.filter { letter in
      let text = String(Character(letter))
      let properties = letter.properties
      let same = [properties.uppercaseMapping, properties.lowercaseMapping, fold(text)]
      return !same.allSatisfy { $0.folded == text.folded }
    }
    #expect(letters.count > 2_000)
    #expect(wrong.map { String($0.value, radix: 16) } == [])
  }

  @Test("Composed and decomposed text fold to the same", arguments: ["é", "Å", "한", "ǖ", "ệ"])
  func decomposed(text: String) {
    let marks = text.unicodeScalars.map { String($0) }
    #expect(text.folded == marks.joined().folded)
  }
}
