/// A trick book laid out for answering queries: one compact column per facet, and the folded text.
///
/// Positions are those of `TrickBook.tricks`. A query costs one pass over the columns.
public struct TrickIndex: Sendable {
  public let book: TrickBook

  let difficulties: [Difficulty]
  let categories: [UInt64]
  /// What each trick needs besides treats, as bits.
  let equipment: [UInt64]
  let minutes: [UInt8]
  let places: [UInt64]
  let gentle: [Bool]
  let text: SearchText
  /// How the tricks stand for a dog that never practised.
  let untrained: StandingColumns
  /// Titles in a form whose order is the order of the titles.
  private let titleKeys: [[UInt8]]

  /// An index of this book.
  ///
  /// - Parameter titleKey: a form of the title whose bytes sort as people expect the titles to
  ///   sort, for example a collation key of their language; by default the folded title.
  public init(_ book: TrickBook, titleKey: (String) -> [UInt8] = \.folded) {
    let tricks = book.tricks
    let bits = Dictionary(uniqueKeysWithValues: Equipment.choosable.map { ($0, $0.bit) })
    self.book = book
    difficulties = tricks.map(\.difficulty)
    categories = tricks.map(\.category.bit)
    equipment = tricks.map { $0.equipment.reduce(0) { $0 | (bits[$1] ?? 0) } }
    minutes = tricks.map { UInt8(clamping: $0.minutes) }
    places = tricks.map(\.places.bits)
    gentle = tricks.map(\.isGentle)
    text = SearchText(tricks)
    untrained = StandingColumns(tricks.map(TrickStanding.untrained))
    titleKeys = tricks.map { titleKey($0.title) }
  }

  /// All positions in this order; equals follow each other by title, then by id.
  ///
  /// - Parameter columns: how the tricks stand for the present dog; without, for one that never
  ///   practised.
  public func order(by sort: TrickSort, standing columns: StandingColumns? = nil) -> [Int32] {
    let tricks = book.tricks
    let groups: [Int] =
      switch sort {
      case .title: Array(repeating: 0, count: tricks.count)
      case .difficulty: tricks.map(\.difficulty.ordinal)
      case .category: tricks.map(\.category.ordinal)
      case .state: (columns ?? untrained).urgencies.map(Int.init)
      }
    return tricks.indices.sorted { left, right in
      if groups[left] != groups[right] { return groups[left] < groups[right] }
      if titleKeys[left] != titleKeys[right] {
        return titleKeys[left].lexicographicallyPrecedes(titleKeys[right])
      }
      return tricks[left].id < tricks[right].id
    }.map(Int32.init)
  }
}
