import PuppyTrainingCore
import TestSupport

extension TrickQuery {
  static func random(using generator: inout SeededGenerator) -> TrickQuery {
    TrickQuery(
      filter: .random(using: &generator), searchText: .randomSearch(using: &generator),
      sort: generator.pick(TrickSort.allCases))
  }
}

extension TrickFilter {
  /// A filter with something chosen in about two facets.
  static func random(using generator: inout SeededGenerator) -> TrickFilter {
    let facets = Facet.allCases.filter { _ in generator.decides(0.25) }
    return TrickFilter(
      facets.flatMap { facet in
        facet.conditions.randomSubset(keeping: 0.6, using: &generator)
          .shuffled(using: &generator)
      })
  }
}
