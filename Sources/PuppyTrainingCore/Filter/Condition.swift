/// One thing a person can ask of the tricks that are shown: a row or pill of the filter dialog, and
/// a chip of the condition header while it is set.
public enum Condition: Hashable, Sendable {
  case difficulty(Difficulty)
  case category(Category)
  /// "I have this": see `TrickFilter.equipment`.
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

  /// All conditions of all facets.
  public static let all = Facet.allCases.flatMap(\.conditions)
}
