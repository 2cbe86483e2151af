import Testing

@testable import PuppyTrainingCore

struct CollectionSnapshotTests {
  private func snapshot(_ query: TrickQuery, positions: [Int32] = []) -> CollectionSnapshot {
    CollectionSnapshot(
      query: query, positions: positions, total: 9, counts: FacetCounts(),
      standings: [], emptyReason: nil)
  }

  @Test("The count is the number of rows", arguments: [[], [4], [2, 0, 8]] as [[Int32]])
  func count(positions: [Int32]) {
    #expect(snapshot(TrickQuery(), positions: positions).count == positions.count)
  }

  @Test(
    "Who typed nothing but blanks is not searching",
    arguments: [("", false), (" \t", false), ("\u{301}", false), ("a", true), (" é ", true)])
  func searching(text: String, isSearching: Bool) {
    let snapshot = snapshot(TrickQuery(searchText: text))
    #expect([snapshot.isSearching, snapshot.isNarrowed] == [isSearching, isSearching])
  }

  @Test("A chosen condition narrows what is shown, an order does not")
  func narrowed() {
    let filtered = snapshot(TrickQuery(filter: [.gentle]))
    let sorted = snapshot(TrickQuery(sort: .category))
    #expect([filtered, sorted].map(\.isNarrowed) == [true, false])
    #expect([filtered, sorted].map(\.isSearching) == [false, false])
  }
}
