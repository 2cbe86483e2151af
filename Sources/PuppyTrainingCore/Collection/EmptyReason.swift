/// Why a collection shows no trick.
public enum EmptyReason: Equatable, Sendable {
  /// The book itself has none.
  case noTricks
  /// Nothing matches what was typed, under any filter.
  case noSearchMatch
  /// The filter leaves none, alone or of those that the search finds.
  case noFilterMatch
}
