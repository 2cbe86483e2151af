import Testing

@testable import PuppyTrainingCore

struct FilterTestTests {
  /// The facets in which a trick fails, by the definition.
  private func failures(
    of trick: Trick, _ standing: TrickStanding, in filter: TrickFilter
  ) -> FacetSet {
    let parts: [(FacetSet, TrickFilter)] = [
      (.difficulty, TrickFilter(difficulty: filter.difficulty)),
      (.category, TrickFilter(categories: filter.categories)),
      (.equipment, TrickFilter(equipment: filter.equipment)),
      (.minutes, TrickFilter(minutes: filter.minutes)),
      (.place, TrickFilter(places: filter.places)),
      (.body, TrickFilter(gentleOnly: filter.gentleOnly)),
      (.state, TrickFilter(states: filter.states)),
      (.practised, TrickFilter(practised: filter.practised)),
      (.prerequisites, TrickFilter(readyOnly: filter.readyOnly)),
    ]
    return FacetSet(parts.filter { !$0.1.matches(trick, standing: standing) }.map(\.0))
  }

  @Test(
    "A trick fails in just those facets whose conditions it does not meet",
    arguments: SeededGenerator.seeds(50))
  func facets(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let index = TrickIndex(.random(count: 40, using: &generator))
    let tricks = index.book.tricks
    let standings = tricks.map { _ in TrickStanding.random(using: &generator) }
    let columns = StandingColumns(standings)
    let filter = TrickFilter.random(using: &generator)
    let test = FilterTest(filter)
    let found = tricks.indices.map { test.failures(of: $0, in: index, standing: columns) }
    #expect(found == zip(tricks, standings).map { failures(of: $0, $1, in: filter) }, "\(filter)")
  }

  @Test("Who has only treats is shown what needs nothing else")
  func onlyTreats() {
    let index = TrickIndex(
      TrickBook(valid: [
        .sample(id: "a", equipment: []), .sample(id: "b"), .sample(id: "c", equipment: [.mat]),
      ]))
    let test = FilterTest(TrickFilter(equipment: [.treats]))
    let failures = (0..<3).map { test.failures(of: $0, in: index, standing: index.untrained) }
    #expect(failures == [[], [], .equipment])
  }
}
