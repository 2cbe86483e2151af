import Observation

/// The tricks of a book that a filter state asks for. Reading `snapshot` inside an observation
/// tracks the filter state and the training.
@MainActor
public final class TrickCollection {
  public let index: TrickIndex
  public let state: FilterState

  private let standings: @MainActor () -> [TrickStanding]?
  /// For a dog that never practised.
  private let untrained: [TrickStanding]
  private var latest: CollectionSnapshot?
  private var columns: StandingColumns
  private var orders: [TrickSort: [Int32]] = [:]
  private var search: SearchIndex
  /// What the last search found: it stands while only the filter or the order changes.
  private var finds: (words: SearchWords, found: SearchFinds?) = (SearchWords(""), nil)

  /// - Parameter standings: how all tricks stand for the present dog, in the order of the book; `nil`
  ///   while there is none.
  public init(
    _ index: TrickIndex, state: FilterState,
    standings: @escaping @MainActor () -> [TrickStanding]? = { nil }
  ) {
    self.index = index
    self.state = state
    search = SearchIndex(taking: 0, of: index.book.tricks)
    self.standings = standings
    untrained = index.book.tricks.map(TrickStanding.untrained)
    columns = StandingColumns(untrained)
  }

  /// What to show now. Computed once for each query and each change of the training.
  public var snapshot: CollectionSnapshot {
    let query = state.query
    let standings = standings()
    if let latest, latest.query == query, latest.standings == standings { return latest }
    if latest?.standings != standings {
      columns = StandingColumns(standings ?? untrained)
      orders[.state] = nil
    }
    let new = makeSnapshot(query, standings)
    latest = new
    return new
  }

  /// Makes a part of what searching needs, in a few milliseconds: to be called again and again
  /// while there is time. A search makes what is missing.
  public func prepareSearch() { search.take(Self.stepSize) }

  /// Nothing that searching needs is missing.
  public var isSearchReady: Bool { search.isComplete }

  /// How many tricks are made ready for searching at a time.
  private static let stepSize = 512

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
    _ query: TrickQuery, _ standings: [TrickStanding]?
  ) -> CollectionSnapshot {
    let order = orders[query.sort] ?? index.order(by: query.sort, standing: columns)
    orders[query.sort] = order
    let words = SearchWords(query.searchText)
    if words != finds.words { finds = (words, words.isEmpty ? nil : find(words)) }
    let results = index.results(
      for: query.filter, among: finds.found, in: order, standing: columns)
    return CollectionSnapshot(
      query: query, positions: results.positions, total: index.book.tricks.count,
      counts: results.counts, standings: standings,
      emptyReason: results.positions.isEmpty ? emptyReason : nil)
  }

  private func find(_ words: SearchWords) -> SearchFinds? {
    search.take(index.book.tricks.count)
    return search.find(words)
  }

  /// Why the query at hand leaves nothing.
  private var emptyReason: EmptyReason {
    if index.book.tricks.isEmpty { return .noTricks }
    return finds.found?.positions.isEmpty == true ? .noSearchMatch : .noFilterMatch
  }
}
