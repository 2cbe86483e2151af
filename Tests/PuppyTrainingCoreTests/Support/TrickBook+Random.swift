import CoreTestSupport
import PuppyTrainingCore
import TestSupport

extension TrickBook {
  /// A book in which titles repeat, texts have accents and several scripts, and ids are not in
  /// order.
  static func random(count: Int, using generator: inout SeededGenerator) -> TrickBook {
    let numbers = (0..<count).shuffled(using: &generator)
    return TrickBook(valid: numbers.map { .random(id: "trick-\($0)", using: &generator) })
  }
}

extension Trick {
  static func random(id: Trick.ID, using generator: inout SeededGenerator) -> Trick {
    let names = Int.random(in: 0...2, using: &generator)
    return .sample(
      id: id, title: .randomText(words: 1...2, using: &generator),
      otherNames: (0..<names).map { _ in .randomText(words: 1...2, using: &generator) },
      category: generator.pick(Category.allCases),
      difficulty: generator.pick(Difficulty.allCases),
      summary: .randomText(words: 1...5, using: &generator),
      equipment: generator.equipment(upTo: 3),
      places: Place.allCases.randomSubset(using: &generator),
      minutes: Int.random(in: 1...5, using: &generator),
      safety: generator.decides(0.3) ? "Mind its back." : nil)
  }
}

extension SeededGenerator {
  /// A few things, the first ones more often than the others, so that tricks share them.
  mutating func equipment(upTo most: Int) -> [Equipment] {
    let all = Equipment.allCases
    let count = Int.random(in: 0...most, using: &self)
    return (0..<count).map { _ in
      let places = (0..<4).map { _ in Int.random(in: all.indices, using: &self) }
      return all[places.min() ?? 0]
    }
  }
}

extension String {
  private static let vocabulary = [
    "Sit", "sitz", "PAW", "paws", "Élan", "e\u{301}lan", "Straße", "STRASSE", "İzmir", "ızmir",
    "hand-shake", "犬の芸", "🐶", "a", "42",
  ]

  static func randomText(
    words: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> String {
    let count = Int.random(in: words, using: &generator)
    let chosen = (0..<count).map { _ in generator.pick(vocabulary) }
    return chosen.joined(separator: generator.pick([" ", " ", "-", "\u{A0}", " – "]))
  }

  /// What somebody types to find one of those texts: parts of words in any case, or nothing.
  static func randomSearch(using generator: inout SeededGenerator) -> String {
    guard generator.decides(0.6) else { return generator.pick(["", "  "]) }
    let count = Int.random(in: 1...2, using: &generator)
    let words = (0..<count).map { _ in
      let word = generator.pick(vocabulary)
      let part = word.dropFirst(generator.pick([0, 0, 1])).prefix(generator.pick([1, 2, 9]))
      return generator.pick([String(part), part.uppercased(), part.lowercased()])
    }
    return words.joined(separator: generator.pick([" ", "  ", "\t", "\u{A0}"]))
  }
}
