/// One thing a person can ask of the tricks that are shown: a row or pill of the filter dialog, and
/// a chip of the condition header while it is set.
public enum Condition: Hashable, Sendable {
  case difficulty(Difficulty)
  case category(Category)
  /// "I have this." A trick meets it when it needs the thing.
  case equipment(Equipment)
  /// One practice lasts no longer than this many minutes.
  case minutes(Int)
  case place(Place)
  /// The trick carries no safety note.
  case gentle
  /// How far the present dog is with the trick.
  case state(TrickState.Kind)
  /// How long ago the present dog practised it.
  case practised(PracticeGap)
  /// The present dog has learnt what the trick builds on.
  case ready

  /// All conditions of all facets.
  public static let all = Facet.allCases.flatMap(\.conditions)

  /// The facet this condition belongs to.
  public var facet: Facet {
    switch self {
    case .difficulty: .difficulty
    case .category: .category
    case .equipment: .equipment
    case .minutes: .minutes
    case .place: .place
    case .gentle: .body
    case .state: .state
    case .practised: .practised
    case .ready: .prerequisites
    }
  }

  /// The word kept in the settings.
  var word: String {
    switch self {
    case .difficulty(let difficulty): "difficulty=\(difficulty.rawValue)"
    case .category(let category): "category=\(category.rawValue)"
    case .equipment(let thing): "equipment=\(thing.rawValue)"
    case .minutes(let minutes): "minutes=\(minutes)"
    case .place(let place): "place=\(place.rawValue)"
    case .gentle: "gentle"
    case .state(let state): "state=\(state.rawValue)"
    case .practised(let gap): "practised=\(gap.rawValue)"
    case .ready: "ready"
    }
  }

  /// The trick meets it, as it stands for a dog.
  func isMet(by trick: Trick, standing: TrickStanding) -> Bool {
    isMet(by: trick) ?? isMet(by: standing) ?? false
  }

  /// The trick meets it, whatever the dog; `nil` for what concerns the dog.
  func isMet(by trick: Trick) -> Bool? {
    switch self {
    case .difficulty(let difficulty): trick.difficulty == difficulty
    case .category(let category): trick.category == category
    case .equipment(let thing): trick.equipment.contains(thing)
    case .minutes(let limit): trick.minutes <= limit
    case .place(let place): trick.places.contains(place)
    case .gentle: trick.isGentle
    case .state, .practised, .ready: nil
    }
  }

  /// A trick that stands like this for a dog meets it; `nil` for what concerns the trick alone.
  func isMet(by standing: TrickStanding) -> Bool? {
    switch self {
    case .difficulty, .category, .equipment, .minutes, .place, .gentle: nil
    case .state(let kind): standing.state.kind == kind
    case .practised(let gap): gap.isMade(by: standing.daysSincePractice)
    case .ready: standing.isReady
    }
  }
}
