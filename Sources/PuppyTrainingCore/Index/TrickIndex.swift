/// A trick book laid out for answering filters: what its tricks meet, and their order by title.
///
/// Positions are those of `TrickBook.tricks`. A filter costs one pass over the bits, 64 tricks at a
/// time. What is searched for is found by a `SearchIndex`.
public struct TrickIndex: Sendable {
  public let book: TrickBook
  let bits: ConditionBits
  private let byTitle: [Int32]

  /// An index of this book.
  ///
  /// - Parameter titleKey: a form of the title whose bytes sort as people expect the titles to
  ///   sort, for example a collation key of their language; by default the folded title.
  public init(_ book: TrickBook, titleKey: (String) -> [UInt8] = \.folded) {
    self.book = book
    bits = ConditionBits(book.tricks)
    byTitle = TitleOrder(book.tricks, key: titleKey).positions
  }

  /// All positions in this order; equals follow each other by title, then by id.
  ///
  /// - Parameter columns: how the tricks stand for the present dog.
  public func order(by sort: TrickSort, standing columns: StandingColumns) -> [Int32] {
    switch sort {
    case .title: byTitle
    case .difficulty: grouped(Difficulty.allCases) { book.tricks[$0].difficulty }
    case .category: grouped(Category.allCases) { book.tricks[$0].category }
    case .state: grouped(TrickState.Kind.byUrgency) { columns.state(at: $0) }
    }
  }

  /// The positions by the group they belong to, and within each by title.
  private func grouped<Group: Hashable>(_ groups: [Group], of group: (Int) -> Group) -> [Int32] {
    let places = Dictionary(uniqueKeysWithValues: zip(groups, 0...))
    return byTitle.grouped(groups.count) { places[group(Int($0)), default: 0] }
  }
}
