/// Counts what each condition would leave, during the same pass that finds the results.
///
/// A condition of a facet concerns the tricks that fail in no other facet. Of those, the ones that
/// meet the facet's present choice stay whatever else is chosen; every other one comes back with
/// the condition it lacks.
struct FacetTally {
  private let test: FilterTest
  private var difficulties = [Int](repeating: 0, count: Difficulty.allCases.count)
  private var categories = Choices(count: Category.allCases.count)
  private var equipment = Choices(count: Equipment.allCases.count)
  private var minutes = [Int](repeating: 0, count: TrickFilter.minuteLimits.count)
  private var places = Choices(count: Place.allCases.count)
  private var gentle = 0

  /// The tricks that meet what is chosen in a facet, and those that one more choice would bring.
  private struct Choices {
    var staying = 0
    var coming: [Int]

    init(count: Int) { coming = Array(repeating: 0, count: count) }

    /// One trick comes back with any one of these choices.
    mutating func come(with choices: UInt64) {
      var left = choices
      while left != 0 {
        coming[left.trailingZeroBitCount] += 1
        left &= left - 1
      }
    }
  }

  init(_ test: FilterTest) { self.test = test }

  /// Counts a trick that the search leaves and that fails in these facets.
  mutating func count(_ position: Int, failing failures: FacetSet, in index: TrickIndex) {
    if failures.isSubset(of: .difficulty) {
      difficulties[index.difficulties[position].index] += 1
    }
    if failures.isSubset(of: .category) {
      let category = index.categories[position]
      if category & test.categories != 0 {
        categories.staying += 1
      } else {
        categories.come(with: category)
      }
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
      let possible = index.places[position]
      if possible & test.places != 0 {
        places.staying += 1
      } else {
        places.come(with: possible)
      }
    }
    if failures.isSubset(of: .body), index.gentle[position] { gentle += 1 }
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
