/// The answer to a query.
public struct TrickResults: Equatable, Sendable {
  /// Where the tricks to show stand in the book, in the order in which to show them.
  public let positions: [Int32]
  /// What each condition of the filter would leave, under the same search.
  public let counts: FacetCounts
}
