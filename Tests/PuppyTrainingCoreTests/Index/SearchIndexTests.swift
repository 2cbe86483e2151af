import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct SearchIndexTests {
  private func score(
    _ search: String, title: String = "Shake paws", otherNames: [String] = ["High five", "Pawing"],
    summary: String = "Your dog gives a paw, politely."
  ) -> MatchScore? {
    let tricks = [
      Trick.sample(id: "before", title: "Zzz"),
      .sample(title: title, otherNames: otherNames, summary: summary),
      .sample(id: "after", title: "Qqq"),
    ]
    return SearchIndex(tricks).find(SearchWords(search)).flatMap { finds in
      finds.positions.contains(1) ? MatchScore(rawValue: finds.scores[1]) : nil
    }
  }

  @Test(
    "A word is found at its best place",
    arguments: [
      ("sha", .init(.titleStart, in: .title)), ("shake", .init(.titleStart, in: .title)),
      ("paw", .init(.wordStart, in: .title)), ("paws", .init(.wordStart, in: .title)),
      ("pawi", .init(.wordStart, in: .otherNames)), ("high", .init(.wordStart, in: .otherNames)),
      ("five", .init(.wordStart, in: .otherNames)), ("dog", .init(.wordStart, in: .summary)),
      ("your", .init(.wordStart, in: .summary)), ("hake", .init(.inside, in: .title)),
      ("ve", .init(.inside, in: .otherNames)), ("lite", .init(.inside, in: .summary)),
      ("s", .init(.titleStart, in: .title)), ("politely.", .init(.wordStart, in: .summary)),
    ] as [(String, MatchScore)])
  func bestPlace(search: String, expected: MatchScore) {
    #expect(score(search) == expected)
  }

  @Test("A better place further on counts")
  func furtherOn() {
    #expect(score("paw", title: "Repaw, paw") == MatchScore(.wordStart, in: .title))
    #expect(score("five", title: "Highfive") == MatchScore(.wordStart, in: .otherNames))
    #expect(score("dog", title: "Bulldogs") == MatchScore(.wordStart, in: .summary))
  }

  @Test("Every word must be found, in any order, and the worst found counts")
  func severalWords() {
    let inSummary = MatchScore(.wordStart, in: .summary)
    #expect(score("shake dog") == inSummary)
    #expect(score("dog shake") == inSummary)
    #expect(score("shake hake paw") == MatchScore(.inside, in: .title))
    #expect(score("shake cat") == nil)
  }

  @Test(
    "Nothing is found across two texts or two tricks",
    arguments: ["pawshigh", "fivepawing", "pawingyour", "zzz", "qqq", "politely.q", "cat"])
  func acrossTexts(search: String) {
    #expect(score(search) == nil)
  }

  @Test("A search for nothing looks for nothing")
  func nothing() {
    #expect(SearchIndex([.sample()]).find(SearchWords("  ")) == nil)
  }

  @Test("Tricks far apart in a large book are found, each by its own words and by shared ones")
  func farApart() {
    let tricks = (0..<5000).map { number in
      Trick.sample(
        id: "\(number)", title: number % 1700 == 3 ? "Rare \(number)" : "Common \(number)")
    }
    let index = SearchIndex(tricks)
    func found(_ search: String) -> [Int] {
      let positions = index.find(SearchWords(search))?.positions
      return tricks.indices.filter { positions?.contains(Int32($0)) ?? false }
    }
    #expect(found("rare") == [3, 1703, 3403])
    #expect(found("4999") == [4999])
    #expect(found("common").count == 4997)
    #expect(found("common 1707") == [1707])
    #expect(found("nowhere") == [])
  }

  @Test("Texts may be empty")
  func emptyTexts() {
    #expect(score("a", title: "", otherNames: [""], summary: "") == nil)
    #expect(
      score("a", title: "", otherNames: [], summary: "a") == MatchScore(.wordStart, in: .summary))
  }

  @Test(
    "A search does not miss accented letters, nor dotted capital I",
    .bug("https://github.com/elementary/applications-menu/issues/141"),
    arguments: [
      ("café", "Cafe"), ("cafe", "Café"), ("CAFE\u{301}", "café"), ("izmir", "İZMİR"),
      ("İzmir", "Izmir"), ("ızmir", "izmir"), ("strasse", "Straße"), ("STRAẞE", "Strasse"),
      ("élan", "E\u{301}LAN"), ("犬", "犬の芸"), ("🐶", "🐶 dog"),
    ])
  func accents(search: String, title: String) {
    #expect(score(search, title: title) == .best)
  }

  @Test(
    "A word starts after anything that is no letter and no digit",
    arguments: [" ", "-", "(", "\u{A0}", "“", "–", "’", "🐶 ", "🐶", "\u{200B}", "\n", "/"])
  func wordStart(separator: String) {
    let inTitle = MatchScore(.wordStart, in: .title)
    #expect(score("paw", title: "Give\(separator)paw") == inTitle)
  }

  @Test("A word does not start after a letter or digit", arguments: ["a", "é", "9", "ß", "犬", "ж"])
  func inside(letter: String) {
    let score = score("paw", title: "Give \(letter)paw", otherNames: [], summary: "")
    #expect(score == MatchScore(.inside, in: .title))
  }

  /// 50 books of 0 to 130 tricks, taken in steps of any size into segments of any size.
  @Test(
    "In what steps tricks are taken and how they are divided makes no difference",
    arguments: SeededGenerator.seeds(50))
  func steps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.pick([0, 1, 2, 20, 63, 64, 65, 130])
    let tricks = TrickBook.random(count: count, using: &generator).tricks
    let whole = SearchIndex(tricks)
    let segmentSize = generator.pick([1, 2, 7, 64, 65, 1000])
    var index = SearchIndex(taking: 0, of: tricks, segmentSize: segmentSize)
    var taken = 0
    while !index.isComplete {
      let step = generator.pick([1, 2, 5, 64, 100])
      index.take(step)
      taken += step
      #expect(index.isComplete == (taken >= count))
    }
    index.take(1)
    for _ in 0..<20 {
      let search = SearchWords(.randomSearch(using: &generator))
      #expect(index.find(search) == whole.find(search))
    }
  }
}
