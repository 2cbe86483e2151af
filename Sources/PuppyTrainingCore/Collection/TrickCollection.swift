import Observation

/// The tricks of a book that a filter state asks for. Reading `snapshot` inside an observation
/// tracks the filter state and the training.
@MainActor
public final class TrickCollection {
  public let index: TrickIndex
  public let state: FilterState

  private let standings: @MainActor () -> [TrickStanding]
  private var latest: CollectionSnapshot?
  private var columns: StandingColumns?
  private var orders: [TrickSort: [Int32]] = [:]

  /// - Parameter standings: how all tricks stand for the present dog, in the order of the book;
  ///   without, for one that never practised.
  public init(
    _ index: TrickIndex, state: FilterState,
    standings: (@MainActor () -> [TrickStanding])? = nil
  ) {
    self.index = index
    self.state = state
    let untrained = index.book.tricks.map(TrickStanding.untrained)
    self.standings = standings ?? { untrained }
  }

  /// What to show now. Computed once for each query and each change of the training.
  public var snapshot: CollectionSnapshot {
    let query = state.query
    let standings = standings()
    if let latest, latest.query == query, latest.standings == standings { return latest }
    if latest?.standings != standings {
      columns = StandingColumns(standings)
      orders[.state] = nil
    }
    let new = makeSnapshot(query, standings)
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

  private func makeSnapshot(
    _ query: TrickQuery, _ standings: [TrickStanding]
  ) -> CollectionSnapshot {
    let order = orders[query.sort] ?? index.order(by: query.sort, standing: columns)
    orders[query.sort] = order
    let results = index.results(for: query, in: order, standing: columns)
    return CollectionSnapshot(
      query: query, positions: results.positions, total: index.book.tricks.count,
      counts: results.counts, standings: standings,
      emptyReason: emptyReason(query, results, order))
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
