/// Everything that decides which tricks are shown, and in which order.
public struct TrickQuery: Hashable, Sendable {
  public var filter: TrickFilter
  /// What was typed into the search, as it was typed.
  public var searchText: String
  public var sort: TrickSort

  public init(
    filter: TrickFilter = TrickFilter(), searchText: String = "", sort: TrickSort = .title
  ) {
    self.filter = filter
    self.searchText = searchText
    self.sort = sort
  }
}
