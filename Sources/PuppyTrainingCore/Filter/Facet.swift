/// One of the questions a filter asks about a trick.
public enum Facet: CaseIterable, Sendable {
  case difficulty, category, equipment, minutes, place, body
  case state, practised, prerequisites

  /// The conditions that can be set for this facet, in the order in which people are shown them.
  public var conditions: [Condition] {
    switch self {
    case .difficulty: Difficulty.allCases.map(Condition.difficulty)
    case .category: Category.allCases.map(Condition.category)
    case .equipment: Equipment.choosable.map(Condition.equipment)
    case .minutes: [1, 3, 5].map(Condition.minutes)
    case .place: Place.allCases.map(Condition.place)
    case .body: [.gentle]
    case .state: TrickState.Kind.allCases.map(Condition.state)
    case .practised: PracticeGap.allCases.map(Condition.practised)
    case .prerequisites: [.ready]
    }
  }

  /// How the conditions of a facet go together.
  enum Rule {
    /// Only one is chosen at a time.
    case one
    /// A trick passes with any of those chosen.
    case any
    /// A trick passes when it meets nothing beyond those chosen.
    case nothingElse
  }

  var rule: Rule {
    switch self {
    case .difficulty, .minutes: .one
    case .category, .place, .body, .state, .practised, .prerequisites: .any
    case .equipment: .nothingElse
    }
  }

  /// It asks about the present dog's training, not about the trick itself.
  var concernsDog: Bool {
    switch self {
    case .difficulty, .category, .equipment, .minutes, .place, .body: false
    case .state, .practised, .prerequisites: true
    }
  }
}
