import PuppyTrainingCore

extension Trick {
  /// A trick on its own; a test says only what it is about.
  static func sample(
    id: Trick.ID = "bow", title: String = "Bow", otherNames: [String] = [],
    category: Category = .show, difficulty: Difficulty = .medium,
    summary: String = "The dog bows.", equipment: [Equipment] = [.treats],
    substitutes: [Equipment: String] = [:], places: [Place] = [.indoors], minutes: Int = 3,
    prerequisites: [Trick.ID] = [], steps: [Step] = [.sample(1)], faults: [CommonFault] = [],
    safety: String? = nil
  ) -> Trick {
    Trick(
      id: id, title: title, otherNames: otherNames, category: category, difficulty: difficulty,
      summary: summary, equipment: equipment, substitutes: substitutes, places: places,
      minutes: minutes, prerequisites: prerequisites,
      cue: Cue(word: "Ta-da", signal: "Sweep one arm."), steps: steps, faults: faults,
      safety: safety)
  }
}

extension Step {
  static func sample(_ number: Int) -> Step {
    Step(instruction: "Do \(number).", criterion: "It did \(number).")
  }
}

extension TrickBook {
  /// So many tricks, easy, medium and hard by turns, titled in the order of the book.
  static func numbered(_ count: Int) -> TrickBook {
    TrickBook(
      valid: (0..<count).map { number in
        let title = "Trick \(number / 10)\(number % 10)"
        return .sample(
          id: "trick-\(number)", title: title, difficulty: Difficulty.allCases[number % 3])
      })
  }
}

extension CollectionSnapshot {
  /// What a collection of this book shows for this query.
  static func of(_ book: TrickBook, _ query: TrickQuery) -> CollectionSnapshot {
    TrickCollection(TrickIndex(book), state: FilterState(query)).snapshot
  }
}
