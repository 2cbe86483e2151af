/// The card a person was last at. It is kept by identity: filtered out it has no row, and it has
/// one again as soon as the filter lets it through.
@MainActor
public final class CollectionCursor {
  /// The trick last focused or opened.
  public var selectedID: Trick.ID?
  private let collection: TrickCollection

  public init(_ collection: TrickCollection) { self.collection = collection }

  /// The row of the selected trick, if it is shown.
  public var row: Int? { selectedID.flatMap(collection.row(of:)) }

  /// The row to go to when the keyboard enters the collection: the selected one, else the first.
  public var entryRow: Int? { row ?? (collection.snapshot.positions.isEmpty ? nil : 0) }
}
