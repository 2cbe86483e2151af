import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct TrickIndexQueryTests {
  private func ids(_ search: String, of tricks: [Trick], by sort: TrickSort = .title) -> [Trick.ID]
  {
    let index = TrickIndex(TrickBook(valid: tricks))
    let query = TrickQuery(searchText: search, sort: sort)
    return index.results(for: query, in: index.order(by: sort)).positions.map {
      tricks[Int($0)].id
    }
  }

  /// 100 books of 0 to 130 tricks, each with 100 queries.
  @Test(
    "A query finds what looking at every trick finds, in the same order",
    arguments: SeededGenerator.seeds(100))
  func sameAsSlow(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = generator.pick([0, 1, 2, 20, 63, 64, 65, 130])
    let book = TrickBook.random(count: count, using: &generator)
    let index = TrickIndex(book)
    let standings = book.tricks.map { _ in TrickStanding.random(using: &generator) }
    let columns = StandingColumns(standings)
    let search = SearchIndex(book.tricks)
    let slow = SlowIndex(book, standings: standings)
    for _ in 0..<100 {
      let query = TrickQuery.random(using: &generator)
      let results = index.results(
        for: query, in: index.order(by: query.sort, standing: columns), search: search,
        standing: columns)
      try #require(results.positions == slow.positions(for: query), "\(query)")
    }
  }

  @Test("A search shows title starts, then word starts, then the rest, in each titles first")
  func ranking() {
    let tricks = [
      Trick.sample(id: "summary-inside", title: "A", summary: "Repaw."),
      .sample(id: "name-inside", title: "B", otherNames: ["Repaw"]),
      .sample(id: "title-inside", title: "C repaw"),
      .sample(id: "summary-word", title: "D", summary: "A paw."),
      .sample(id: "name-word", title: "E", otherNames: ["Pawing"]),
      .sample(id: "title-word", title: "F paw"), .sample(id: "other", title: "G"),
      .sample(id: "title-start", title: "Paw"),
    ]
    let ranked = [
      "title-start", "title-word", "name-word", "summary-word", "title-inside", "name-inside",
      "summary-inside",
    ]
    #expect(ids("paw", of: tricks) == ranked)
    #expect(ids(" PÄW ", of: tricks.reversed(), by: .category) == ranked)
  }

  @Test("What answers a search equally well is in the order asked for")
  func equalScores() {
    let tricks = [
      Trick.sample(id: "a", title: "Paw one", difficulty: .hard),
      .sample(id: "b", title: "Paw two", difficulty: .easy),
      .sample(id: "c", title: "Paw", difficulty: .easy), .sample(id: "d", title: "My paw"),
    ]
    #expect(ids("paw", of: tricks) == ["c", "a", "b", "d"])
    #expect(ids("paw", of: tricks, by: .difficulty) == ["c", "b", "a", "d"])
  }

  @Test(
    "Every word must be found, in any order", arguments: ["paw left", "left paw", " LEFT  päw "])
  func everyWord(search: String) {
    let tricks = [
      Trick.sample(id: "both", title: "Paw", summary: "The left one."),
      .sample(id: "one", title: "Paw"), .sample(id: "other", title: "Left turn"),
    ]
    #expect(ids(search, of: tricks) == ["both"])
  }

  @Test("Counts are those of the tricks that the search finds")
  func countsOfSearch() {
    let book = TrickBook(valid: [
      .sample(id: "a", title: "Paw", difficulty: .easy),
      .sample(id: "b", title: "Bow", difficulty: .easy), .sample(id: "c", title: "Paws"),
    ])
    let index = TrickIndex(book)
    let query = TrickQuery(filter: [.difficulty(.medium)], searchText: "paw")
    let results = index.results(for: query, in: index.order(by: .title))
    #expect(results.positions == [2])
    let levels = Difficulty.allCases.map { results.counts[.difficulty($0)] }
    #expect(levels == [1, 1, 0])
  }
}
