import Observation

/// The tricks of a book that a filter state asks for. Reading `snapshot` inside an observation
/// tracks the filter state.
@MainActor
public final class TrickCollection {
  public let index: TrickIndex
  public let state: FilterState

  private var latest: CollectionSnapshot?
  private var orders: [TrickSort: [Int32]] = [:]

  public init(_ index: TrickIndex, state: FilterState) {
    self.index = index
    self.state = state
  }

  /// What to show now. Computed once for each query.
  public var snapshot: CollectionSnapshot {
    let query = state.query
    if let latest, latest.query == query { return latest }
    let new = makeSnapshot(query)
    latest = new
    return new
  }

  /// The trick in this row of the present snapshot, if there is such a row.
  public func trick(inRow row: Int) -> Trick? {
    let positions = snapshot.positions
    return positions.indices.contains(row) ? index.book.tricks[Int(positions[row])] : nil
  }

  /// The row of the present snapshot in which this trick is shown, if it is.
  public func row(of id: Trick.ID) -> Int? {
    guard let position = index.book.position(of: id) else { return nil }
    return snapshot.positions.firstIndex(of: Int32(position))
  }

  private func makeSnapshot(_ query: TrickQuery) -> CollectionSnapshot {
    let order = orders[query.sort] ?? index.order(by: query.sort)
    orders[query.sort] = order
    let results = index.results(for: query, in: order)
    return CollectionSnapshot(
      query: query, positions: results.positions, total: index.book.tricks.count,
      counts: results.counts, emptyReason: emptyReason(query, results, order))
  }

  private func emptyReason(
    _ query: TrickQuery, _ results: TrickResults, _ order: [Int32]
  ) -> EmptyReason? {
    guard results.positions.isEmpty else { return nil }
    guard !index.book.tricks.isEmpty else { return .noTricks }
    guard query.filter.isActive else { return .noSearchMatch }
    var unfiltered = query
    unfiltered.filter = TrickFilter()
    let found = index.results(for: unfiltered, in: order).positions
    return found.isEmpty ? .noSearchMatch : .noFilterMatch
  }
}
