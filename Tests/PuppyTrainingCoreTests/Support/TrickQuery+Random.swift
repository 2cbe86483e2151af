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
    var filter = TrickFilter()
    if generator.decides(0.3) { filter.difficulty = generator.pick(Difficulty.allCases) }
    if generator.decides(0.3) {
      filter.categories = Set(Category.allCases.randomSubset(keeping: 0.6, using: &generator))
    }
    if generator.decides(0.4) {
      filter.equipment = Set(generator.equipment(upTo: 12)).subtracting([.treats])
    }
    if generator.decides(0.3) { filter.minutes = generator.pick(minuteLimits) }
    if generator.decides(0.3) {
      filter.places = Set(Place.allCases.randomSubset(using: &generator))
    }
    filter.gentleOnly = generator.decides(0.2)
    if generator.decides(0.3) {
      filter.states = Set(TrickState.Kind.allCases.randomSubset(using: &generator))
    }
    if generator.decides(0.2) {
      filter.practised = Set(PracticeGap.allCases.randomSubset(using: &generator))
    }
    filter.readyOnly = generator.decides(0.2)
    return filter
  }
}
