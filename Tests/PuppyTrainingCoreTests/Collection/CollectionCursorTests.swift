import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

@MainActor
struct CollectionCursorTests {
  private nonisolated static let filters = [
    TrickFilter(), TrickFilter([.difficulty(.easy)]),
    TrickFilter([.category(.paws), .category(.show)]),
    TrickFilter([.equipment(.clicker), .equipment(.target)]),
    TrickFilter([.minutes(3), .place(.garden)]),
    TrickFilter([.difficulty(.hard), .gentle]),
  ]
  private nonisolated static let queries = filters.flatMap { filter in
    ["", "paw", "s", "zzz"].map {
      TrickQuery(filter: filter, searchText: $0, sort: $0 == "s" ? .difficulty : .title)
    }
  }

  private let book: TrickBook
  private let collection: TrickCollection
  private let cursor: CollectionCursor

  init() {
    var generator = SeededGenerator(seed: 18)
    book = .random(count: 16, using: &generator)
    collection = TrickCollection(TrickIndex(book), state: FilterState())
    cursor = CollectionCursor(collection)
  }

  private func ask(_ query: TrickQuery) {
    collection.state.filter = query.filter
    collection.state.searchText = query.searchText
    collection.state.sort = query.sort
  }

  private func shownIDs() -> [Trick.ID] {
    (0..<collection.snapshot.count).compactMap { collection.trick(inRow: $0)?.id }
  }

  /// Which trick stands in the cursor's row, for each of the tricks selected.
  private func idsInRow(selecting ids: [Trick.ID]) -> [Trick.ID?] {
    ids.map { id in
      cursor.selectedID = id
      return cursor.row.flatMap(collection.trick)?.id
    }
  }

  @Test(
    "Choosing a row while a search or filter is active does not pick another trick",
    .bug("https://github.com/ranfdev/DistroShelf/issues/62"), arguments: queries)
  func choosing(query: TrickQuery) {
    ask(query)
    let expected = SlowIndex(book).positions(for: query).map { book.tricks[Int($0)].id }
    #expect(shownIDs() == expected)
    #expect(idsInRow(selecting: expected) == expected)
  }

  @Test(
    "The selection does not drift onto another trick when filter or search change",
    .bug("https://github.com/longbridge/gpui-kit/issues/2384"), arguments: queries)
  func everyChange(before: TrickQuery) {
    for after in Self.queries {
      ask(before)
      let ids = shownIDs()
      ask(after)
      let shown = Set(shownIDs())
      let left = ids.map { shown.contains($0) ? $0 : nil }
      #expect(idsInRow(selecting: ids) == left, "\(after)")
      ask(before)
      #expect(idsInRow(selecting: ids) == ids, "\(after)")
    }
  }

  @Test("A selected trick has no row while it is filtered out, and has it again afterwards")
  func filteredOut() {
    let trick = Trick.sample(id: "bow", difficulty: .hard)
    let collection = TrickCollection(
      TrickIndex(TrickBook(valid: [.sample(), trick])), state: FilterState())
    let cursor = CollectionCursor(collection)
    cursor.selectedID = "bow"
    var rows = [cursor.row]
    for level in [.easy, .hard, .medium, nil] as [Difficulty?] {
      collection.state.selection = level
      rows.append(cursor.row)
    }
    #expect(rows == [0, nil, 0, nil, 0])
    #expect(cursor.selectedID == "bow")
  }

  @Test("Nothing and a trick that the book does not have stand in no row")
  func nothingSelected() {
    let ids = [nil, "fly"] as [Trick.ID?]
    let rows = ids.map { id in
      cursor.selectedID = id
      return cursor.row
    }
    #expect(rows == [nil, nil])
  }

  @Test(
    "The keyboard enters at the selected trick, else at the first one, else nowhere",
    arguments: queries)
  func entry(query: TrickQuery) {
    ask(query)
    let ids = shownIDs()
    #expect(cursor.entryRow == (ids.isEmpty ? nil : 0))
    for trick in book.tricks {
      cursor.selectedID = trick.id
      #expect(cursor.entryRow == ids.firstIndex(of: trick.id) ?? (ids.isEmpty ? nil : 0))
    }
  }
}
