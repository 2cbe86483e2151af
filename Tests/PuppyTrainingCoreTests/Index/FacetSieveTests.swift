import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct FacetSieveTests {
  private static let book = TrickBook(valid: [
    .sample(
      id: "a", category: .paws, difficulty: .easy, equipment: [.treats], places: [.indoors],
      minutes: 1),
    .sample(
      id: "b", category: .paws, difficulty: .medium, equipment: [.mat], places: [.garden, .field],
      minutes: 3),
    .sample(
      id: "c", category: .show, difficulty: .medium, equipment: [.mat, .box], places: [.indoors],
      minutes: 5, safety: "Mind its back."),
  ])

  @Test(
    "A count says what is left once the condition is chosen too",
    arguments: [
      (
        TrickFilter(),
        [
          .difficulty(.easy): 1, .difficulty(.medium): 2, .difficulty(.hard): 0,
          .category(.paws): 2, .category(.show): 1, .equipment(.mat): 2, .equipment(.box): 1,
          .equipment(.rope): 1, .minutes(1): 1, .minutes(3): 2, .minutes(5): 3,
          .place(.indoors): 2, .place(.garden): 1, .place(.field): 1, .gentle: 2,
        ]
      ),
      (
        TrickFilter([.difficulty(.medium)]),
        [
          .difficulty(.easy): 1, .difficulty(.medium): 2, .category(.paws): 1,
          .equipment(.mat): 1, .equipment(.box): 0, .minutes(1): 0, .minutes(3): 1, .gentle: 1,
        ]
      ),
      (
        TrickFilter([.category(.show)]),
        [
          .category(.show): 1, .category(.paws): 3, .difficulty(.easy): 0, .place(.indoors): 1,
          .place(.field): 0, .gentle: 0,
        ]
      ),
      (
        TrickFilter([.equipment(.mat)]),
        [
          .equipment(.mat): 2, .equipment(.box): 3, .equipment(.rope): 2,
          .difficulty(.medium): 1, .gentle: 2,
        ]
      ),
      (
        TrickFilter([.minutes(1), .place(.field)]),
        [
          .minutes(1): 0, .minutes(3): 1, .minutes(5): 1, .place(.field): 0, .place(.garden): 0,
          .place(.indoors): 1,
        ]
      ),
    ] as [(TrickFilter, [Condition: Int])])
  func counts(filter: TrickFilter, expected: [Condition: Int]) {
    let index = TrickIndex(Self.book)
    let query = TrickQuery(filter: filter)
    let counts = index.results(for: query, in: index.order(by: .title)).counts
    let counted = expected.keys.map { ($0, counts[$0]) }
    #expect(Dictionary(uniqueKeysWithValues: counted) == expected)
  }

  @Test("Of a dog's states several may be chosen, and gaps count one into the other")
  func standings() {
    let index = TrickIndex(Self.book)
    let columns = StandingColumns([
      TrickStanding(state: .due, daysSincePractice: 40, isReady: true),
      TrickStanding(state: .learnt, daysSincePractice: 9, isReady: false),
      .untrained(Self.book.tricks[2]),
    ])
    func counts(_ filter: TrickFilter) -> [Int] {
      let results = index.results(
        for: TrickQuery(filter: filter), in: index.order(by: .title), standing: columns)
      let asked: [Condition] = [
        .state(.new), .state(.learnt), .state(.due), .state(.resting), .practised(.never),
        .practised(.overWeek), .practised(.overMonth), .ready,
      ]
      return asked.map { results.counts[$0] }
    }
    #expect(counts(TrickFilter()) == [1, 1, 1, 0, 1, 2, 1, 2])
    #expect(counts(TrickFilter([.state(.due)])) == [2, 2, 1, 1, 0, 1, 1, 1])
    #expect(counts(TrickFilter([.practised(.overMonth)])) == [0, 0, 1, 0, 2, 2, 1, 1])
    #expect(counts(TrickFilter([.ready])) == [1, 0, 1, 0, 1, 1, 1, 2])
  }

  /// 50 books of 0 to 130 tricks, each with 40 queries.
  @Test(
    "A count is how many tricks are left once its condition is toggled, of a set one the present",
    arguments: SeededGenerator.seeds(50))
  func sameAsSlow(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = generator.pick([0, 1, 2, 20, 63, 64, 65, 130])
    let book = TrickBook.random(count: count, using: &generator)
    let index = TrickIndex(book)
    let standings = book.tricks.map { _ in TrickStanding.random(using: &generator) }
    let columns = StandingColumns(standings)
    let slow = SlowIndex(book, standings: standings)
    let order = index.order(by: .title)
    let search = SearchIndex(book.tricks)
    for _ in 0..<40 {
      let query = TrickQuery.random(using: &generator)
      let counts = index.results(for: query, in: order, search: search, standing: columns).counts
      try #require(counts == slow.counts(for: query), "\(query)")
    }
  }

  @Test("Who has only treats is shown what needs nothing else")
  func onlyTreats() {
    let index = TrickIndex(
      TrickBook(valid: [
        .sample(id: "a", equipment: []), .sample(id: "b"), .sample(id: "c", equipment: [.mat]),
      ]))
    let query = TrickQuery(filter: [.equipment(.treats)])
    let results = index.results(for: query, in: index.order(by: .title))
    #expect(results.positions == [0, 1])
    #expect([.mat, .rope].map { results.counts[.equipment($0)] } == [3, 2])
  }

  @Test(
    "A block meets a facet as its tricks do by the definition", arguments: SeededGenerator.seeds(50)
  )
  func passing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tricks = TrickBook.random(count: 100, using: &generator).tricks
    let standings = tricks.map { _ in TrickStanding.random(using: &generator) }
    let filter = TrickFilter.random(using: &generator)
    for facet in Facet.allCases {
      let bits = facet.concernsDog ? ConditionBits(standings) : ConditionBits(tricks)
      let sieve = FacetSieve(facet, of: filter, in: bits)
      let words = bits.words.span
      let passing = tricks.indices.map { position in
        sieve.passing(words, at: position / 64 * bits.width) >> UInt64(position % 64) & 1 == 1
      }
      let alone = TrickFilter(filter[facet])
      #expect(
        passing == zip(tricks, standings).map { alone.matches($0, standing: $1) },
        "\(facet) in \(filter)")
    }
  }
}
