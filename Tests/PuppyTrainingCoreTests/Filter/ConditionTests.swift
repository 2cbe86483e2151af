import PuppyTrainingCore
import Testing

struct ConditionTests {
  @Test("Every condition belongs to the facet that offers it", arguments: Facet.allCases)
  func facet(facet: Facet) {
    #expect(facet.conditions.map(\.facet) == facet.conditions.map { _ in facet })
  }

  @Test("All conditions are those of the facets, each once")
  func all() {
    #expect(Condition.all == Facet.allCases.flatMap(\.conditions))
    #expect(Set(Condition.all).count == Condition.all.count)
  }
}
