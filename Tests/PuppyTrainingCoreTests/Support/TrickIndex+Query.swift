@testable import PuppyTrainingCore

extension TrickIndex {
  /// How the tricks stand for a dog that never practised.
  var untrained: StandingColumns { StandingColumns(book.tricks.map(TrickStanding.untrained)) }

  /// All positions in this order, for a dog that never practised.
  func order(by sort: TrickSort) -> [Int32] { order(by: sort, standing: untrained) }

  /// The answer to a whole query.
  ///
  /// - Parameters:
  ///   - search: an index of the same book, made anew without.
  ///   - columns: without, those of a dog that never practised.
  func results(
    for query: TrickQuery, in order: [Int32], search: SearchIndex? = nil,
    standing columns: StandingColumns? = nil
  ) -> TrickResults {
    let search = search ?? SearchIndex(book.tricks)
    return results(
      for: query.filter, among: search.find(SearchWords(query.searchText)), in: order,
      standing: columns ?? untrained)
  }
}
