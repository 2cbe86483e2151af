/// What the collection shows at one moment. The count in the header, the mark on the filter button,
/// the cards, the numbers in the filter dialog and the empty page all come from one such value.
public struct CollectionSnapshot: Equatable, Sendable {
  /// What was asked for.
  public let query: TrickQuery
  /// Where the tricks to show stand in the book, in the order in which to show them.
  public let positions: [Int32]
  /// How many tricks the book has.
  public let total: Int
  /// What each condition of the filter would leave.
  public let counts: FacetCounts
  /// How all tricks stand for the present dog, in the order of the book; `nil` while there is none.
  public let standings: [TrickStanding]?
  /// Why `positions` is empty; `nil` while it is not.
  public let emptyReason: EmptyReason?

  /// How far the present dog is with the trick at this place of the book; `nil` without a dog.
  public func state(at position: Int32) -> TrickState? {
    guard let standings, standings.indices.contains(Int(position)) else { return nil }
    return standings[Int(position)].state
  }

  /// How many tricks are shown.
  public var count: Int { positions.count }
  /// Fewer tricks may be shown than there are, because something is chosen or typed.
  public var isNarrowed: Bool { query.filter.isActive || isSearching }
  /// Something other than blanks is typed into the search.
  public var isSearching: Bool { !SearchWords(query.searchText).isEmpty }
}
