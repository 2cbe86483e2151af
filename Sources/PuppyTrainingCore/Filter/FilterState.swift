import Observation

/// The observable holder of what a person asks to see. The main window owns one and hands it to
/// every view that shows or changes it.
///
/// Setting a value equal to the present one notifies nobody.
@MainActor @Observable
public final class FilterState {
  /// The conditions chosen.
  public var filter: TrickFilter {
    get { storedFilter }
    // Not stored itself: a change inside a stored value notifies also when it changes nothing.
    set { if newValue != storedFilter { storedFilter = newValue } }
  }
  /// What was typed into the search, as it was typed.
  public var searchText: String
  public var sort: TrickSort

  /// What the present dog's people own: the filter's default. A filter whose equipment is that of
  /// the dog before follows; one that asks for other things stays.
  @ObservationIgnored public var ownedEquipment: Set<Equipment> = [] {
    didSet {
      guard filter[.equipment] == Set(oldValue.map(Condition.equipment)) else { return }
      filter[.equipment] = Set(ownedEquipment.map(Condition.equipment))
    }
  }

  private var storedFilter: TrickFilter

  public init(_ query: TrickQuery = TrickQuery()) {
    storedFilter = query.filter
    searchText = query.searchText
    sort = query.sort
  }

  /// The chosen level, or `nil` for any.
  public var selection: Difficulty? {
    get { Difficulty.allCases.first { filter.contains(.difficulty($0)) } }
    set { filter[.difficulty] = newValue.map { [.difficulty($0)] } ?? [] }
  }

  /// The present values as one.
  public var query: TrickQuery {
    TrickQuery(filter: filter, searchText: searchText, sort: sort)
  }

  /// Takes every condition away; the search text and the order stay.
  public func clear() { filter = TrickFilter() }
}
