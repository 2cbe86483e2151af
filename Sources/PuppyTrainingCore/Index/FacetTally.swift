/// Counts what each condition would leave, during the same pass that finds the results.
///
/// A condition of a facet concerns the tricks that fail in no other facet. Of those, the ones that
/// meet the facet's present choice stay whatever else is chosen; every other one comes back with
/// the condition it lacks.
struct FacetTally {
  private let test: FilterTest
  private let columns: StandingColumns
  private var difficulties = [Int](repeating: 0, count: Difficulty.allCases.count)
  private var categories = Choices(count: Category.allCases.count)
  private var equipment = Choices(count: Equipment.allCases.count)
  private var minutes = [Int](repeating: 0, count: TrickFilter.minuteLimits.count)
  private var places = Choices(count: Place.allCases.count)
  private var gentle = 0
  private var states = Choices(count: TrickState.Kind.allCases.count)
  private var practised = Choices(count: PracticeGap.allCases.count)
  private var ready = 0

  /// The tricks that meet what is chosen in a facet, and those that one more choice would bring.
  private struct Choices {
    var staying = 0
    var coming: [Int]

    init(count: Int) { coming = Array(repeating: 0, count: count) }

    /// Counts a trick that stays when it meets one of the choices made, and else comes back with
    /// any of those it meets.
    mutating func count(_ met: UInt64, chosen: UInt64) {
      if met & chosen != 0 { staying += 1 } else { come(with: met) }
    }

    /// One trick comes back with any one of these choices.
    mutating func come(with choices: UInt64) {
      var left = choices
      while left != 0 {
        coming[left.trailingZeroBitCount] += 1
        left &= left - 1
      }
    }
  }

  init(_ test: FilterTest, standing columns: StandingColumns) {
    self.test = test
    self.columns = columns
  }

  /// Counts a trick that the search leaves and that fails in these facets.
  mutating func count(_ position: Int, failing failures: FacetSet, in index: TrickIndex) {
    if failures.isSubset(of: .difficulty) {
      difficulties[index.difficulties[position].index] += 1
    }
    if failures.isSubset(of: .category) {
      categories.count(index.categories[position], chosen: test.categories)
    }
    if failures.isSubset(of: .equipment) {
      let missing = index.equipment[position] & ~test.owned
      if missing == 0 {
        equipment.staying += 1
      } else if missing & (missing - 1) == 0 {
        equipment.come(with: missing)
      }
    }
    if failures.isSubset(of: .minutes) {
      for (slot, limit) in TrickFilter.minuteLimits.enumerated()
      where Int(index.minutes[position]) <= limit {
        minutes[slot] += 1
      }
    }
    if failures.isSubset(of: .place) {
      places.count(index.places[position], chosen: test.places)
    }
    if failures.isSubset(of: .body), index.gentle[position] { gentle += 1 }
    if failures.isSubset(of: .state) {
      states.count(columns.states[position], chosen: test.states)
    }
    if failures.isSubset(of: .practised) {
      practised.count(columns.practised[position], chosen: test.practised)
    }
    if failures.isSubset(of: .prerequisites), columns.ready[position] { ready += 1 }
  }

  /// The counts of all conditions.
  var counts: FacetCounts {
    var counts = FacetCounts()
    for condition in Condition.all {
      counts[condition] =
        switch condition {
        case .difficulty(let difficulty): difficulties[difficulty.ordinal]
        case .category(let category): categories.staying + categories.coming[category.ordinal]
        case .equipment(let thing): equipment.staying + equipment.coming[thing.ordinal]
        case .minutes(let limit):
          zip(TrickFilter.minuteLimits, minutes).first { $0.0 == limit }?.1 ?? 0
        case .place(let place): places.staying + places.coming[place.ordinal]
        case .gentle: gentle
        case .state(let state): states.staying + states.coming[state.ordinal]
        case .practised(let gap): practised.staying + practised.coming[gap.ordinal]
        case .ready: ready
        }
    }
    return counts
  }
}

extension Difficulty {
  /// The same as `ordinal`, without the walk.
  fileprivate var index: Int {
    switch self {
    case .easy: 0
    case .medium: 1
    case .hard: 2
    }
  }
}
