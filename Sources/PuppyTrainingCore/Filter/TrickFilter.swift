/// The conditions chosen. A trick is shown when it meets every facet in which something is chosen.
public struct TrickFilter: Hashable, Sendable {
  /// The minutes a person can ask for as the longest practice.
  public static let minuteLimits = [1, 3, 5]

  /// The one level asked for; `nil` means any.
  public var difficulty: Difficulty?
  /// A trick belongs to one of these; empty means any.
  public var categories: Set<Category>
  /// What the person has: a trick passes when it needs nothing outside it. Treats are always at
  /// hand. Empty means that equipment is no condition.
  public var equipment: Set<Equipment>
  /// The longest practice asked for, in minutes, one of `minuteLimits`; `nil` means any.
  public var minutes: Int?
  /// The trick can be practised in one of these; empty means anywhere.
  public var places: Set<Place>
  /// Only tricks without a safety note.
  public var gentleOnly: Bool
  /// The present dog's state of the trick is one of these; empty means any.
  public var states: Set<TrickState.Kind>
  /// The present dog's practice of it is as long ago as one of these says; empty means that it does
  /// not matter.
  public var practised: Set<PracticeGap>
  /// Only tricks whose prerequisites the present dog has learnt.
  public var readyOnly: Bool

  /// A filter with these conditions; without arguments, the one that every trick passes.
  public init(
    difficulty: Difficulty? = nil, categories: Set<Category> = [], equipment: Set<Equipment> = [],
    minutes: Int? = nil, places: Set<Place> = [], gentleOnly: Bool = false,
    states: Set<TrickState.Kind> = [], practised: Set<PracticeGap> = [], readyOnly: Bool = false
  ) {
    self.difficulty = difficulty
    self.categories = categories
    self.equipment = equipment
    self.minutes = minutes
    self.places = places
    self.gentleOnly = gentleOnly
    self.states = states
    self.practised = practised
    self.readyOnly = readyOnly
  }

  /// Something is chosen.
  public var isActive: Bool { self != TrickFilter() }

  /// The conditions that are set, in the order in which people are shown them.
  public var conditions: [Condition] { Condition.all.filter(contains) }

  /// The conditions of one facet that are set, in order.
  public func conditions(of facet: Facet) -> [Condition] { facet.conditions.filter(contains) }

  /// This condition is set.
  public func contains(_ condition: Condition) -> Bool {
    switch condition {
    case .difficulty(let difficulty): self.difficulty == difficulty
    case .category(let category): categories.contains(category)
    case .equipment(let thing): equipment.contains(thing)
    case .minutes(let minutes): self.minutes == minutes
    case .place(let place): places.contains(place)
    case .gentle: gentleOnly
    case .state(let state): states.contains(state)
    case .practised(let gap): practised.contains(gap)
    case .ready: readyOnly
    }
  }

  /// Sets this condition when it is not set, else takes it away. In facets where only one condition
  /// can hold it takes the place of the one that held.
  public mutating func toggle(_ condition: Condition) {
    switch condition {
    case .difficulty(let new): difficulty = difficulty == new ? nil : new
    case .category(let category): categories.formSymmetricDifference([category])
    case .equipment(let thing): equipment.formSymmetricDifference([thing])
    case .minutes(let new): minutes = minutes == new ? nil : new
    case .place(let place): places.formSymmetricDifference([place])
    case .gentle: gentleOnly.toggle()
    case .state(let state): states.formSymmetricDifference([state])
    case .practised(let gap): practised.formSymmetricDifference([gap])
    case .ready: readyOnly.toggle()
    }
  }

  /// This filter with one condition toggled.
  public func toggling(_ condition: Condition) -> TrickFilter {
    var filter = self
    filter.toggle(condition)
    return filter
  }

  /// The trick meets every condition, as it stands for a dog that never practised.
  public func matches(_ trick: Trick) -> Bool {
    matches(trick, standing: .untrained(trick))
  }

  /// The trick meets every condition, as it stands for the present dog.
  ///
  /// This is the definition; `TrickIndex` answers the same question for a whole book at once.
  public func matches(_ trick: Trick, standing: TrickStanding) -> Bool {
    (difficulty == nil || trick.difficulty == difficulty)
      && (categories.isEmpty || categories.contains(trick.category))
      && (equipment.isEmpty || equipment.union([.treats]).isSuperset(of: trick.equipment))
      && (minutes.map { trick.minutes <= $0 } ?? true)
      && (places.isEmpty || !places.isDisjoint(with: trick.places))
      && (!gentleOnly || trick.isGentle)
      && (states.isEmpty || states.contains(standing.state.kind))
      && (practised.isEmpty
        || !practised.isDisjoint(with: PracticeGap.gaps(after: standing.daysSincePractice)))
      && (!readyOnly || standing.isReady)
  }
}
