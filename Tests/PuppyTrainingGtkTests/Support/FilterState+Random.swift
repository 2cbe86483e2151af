import PuppyTrainingCore
import TestSupport

extension FilterState {
  /// Does something that a person may do to the filter, the search or the order.
  func changeAtRandom(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: clear()
    case 1: searchText = ""
    case 2, 3:
      let words = ["paw", "ROLL", "back", "a", "é", "the dog", "zebra", " ", "hand target"]
      searchText = words.randomElement(using: &generator) ?? ""
    case 4: sort = TrickSort.allCases.randomElement(using: &generator) ?? .title
    default:
      let condition = Condition.all.randomElement(using: &generator)
      if let condition { filter.toggle(condition) }
    }
  }
}
