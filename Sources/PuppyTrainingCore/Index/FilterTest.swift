/// A filter in the form in which an index is asked about it.
struct FilterTest {
  let difficulty: Difficulty?
  let categories: UInt64
  let asksForEquipment: Bool
  /// What the person has, as bits.
  let owned: UInt64
  let minutes: UInt8?
  let places: UInt64
  let gentleOnly: Bool
  let states: UInt64
  let practised: UInt64
  let readyOnly: Bool

  init(_ filter: TrickFilter) {
    difficulty = filter.difficulty
    categories = filter.categories.bits
    asksForEquipment = !filter.equipment.isEmpty
    owned = filter.equipment.bits
    minutes = filter.minutes.map { UInt8(clamping: $0) }
    places = filter.places.bits
    gentleOnly = filter.gentleOnly
    states = filter.states.bits
    practised = filter.practised.bits
    readyOnly = filter.readyOnly
  }

  /// The facets whose condition a trick does not meet.
  func failures(
    of position: Int, in index: TrickIndex, standing columns: StandingColumns
  ) -> FacetSet {
    var failures: FacetSet = []
    if let difficulty, index.difficulties[position] != difficulty { failures.insert(.difficulty) }
    if categories != 0, categories & index.categories[position] == 0 { failures.insert(.category) }
    if asksForEquipment, index.equipment[position] & ~owned != 0 {
      failures.insert(.equipment)
    }
    if let minutes, index.minutes[position] > minutes { failures.insert(.minutes) }
    if places != 0, places & index.places[position] == 0 { failures.insert(.place) }
    if gentleOnly, !index.gentle[position] { failures.insert(.body) }
    if states != 0, states & columns.states[position] == 0 { failures.insert(.state) }
    if practised != 0, practised & columns.practised[position] == 0 { failures.insert(.practised) }
    if readyOnly, !columns.ready[position] { failures.insert(.prerequisites) }
    return failures
  }
}

/// A set of facets as bits.
struct FacetSet: OptionSet {
  let rawValue: UInt16

  static let difficulty = FacetSet(rawValue: 1)
  static let category = FacetSet(rawValue: 2)
  static let equipment = FacetSet(rawValue: 4)
  static let minutes = FacetSet(rawValue: 8)
  static let place = FacetSet(rawValue: 16)
  static let body = FacetSet(rawValue: 32)
  static let state = FacetSet(rawValue: 64)
  static let practised = FacetSet(rawValue: 128)
  static let prerequisites = FacetSet(rawValue: 256)
}
