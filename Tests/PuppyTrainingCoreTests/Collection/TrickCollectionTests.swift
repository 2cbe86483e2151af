import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

@MainActor
struct TrickCollectionTests {
  private nonisolated static let tricks = [
    Trick.sample(id: "sit", title: "Sit", difficulty: .easy),
    .sample(id: "bow", title: "Bow", difficulty: .hard),
    .sample(id: "paw", title: "Give paw", difficulty: .medium, equipment: [.mat]),
  ]

  private func collection(
    of tricks: [Trick] = tricks, _ query: TrickQuery = TrickQuery()
  ) -> TrickCollection {
    TrickCollection(TrickIndex(TrickBook(valid: tricks)), state: FilterState(query))
  }

  @Test("Everything is shown while nothing is asked for")
  func everything() {
    let collection = collection()
    let results = collection.index.results(for: TrickQuery(), in: [1, 2, 0])
    #expect(
      collection.snapshot
        == CollectionSnapshot(
          query: TrickQuery(), positions: [1, 2, 0], total: 3, counts: results.counts,
          standings: nil, emptyReason: nil))
  }

  @Test(
    "A snapshot is that of the present query, whichever part of it changed",
    arguments: SeededGenerator.seeds(10))
  func presentQuery(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let book = TrickBook.random(count: 25, using: &generator)
    let slow = SlowIndex(book)
    let collection = collection(of: book.tricks)
    for _ in 0..<20 {
      let next = TrickQuery.random(using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: collection.state.filter = next.filter
      case 1: collection.state.searchText = next.searchText
      default: collection.state.sort = next.sort
      }
      let query = collection.state.query
      let snapshot = collection.snapshot
      let positions = slow.positions(for: query)
      #expect(
        snapshot
          == CollectionSnapshot(
            query: query, positions: positions, total: 25, counts: slow.counts(for: query),
            standings: nil, emptyReason: snapshot.emptyReason))
      #expect((snapshot.emptyReason != nil) == positions.isEmpty)
      #expect(collection.snapshot == snapshot)
    }
  }

  /// 50 books, each with a person who types, takes letters back and changes the filter 30 times.
  @Test(
    "While somebody types, each letter finds what looking at every trick finds",
    arguments: SeededGenerator.seeds(50))
  func typing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let book = TrickBook.random(count: generator.pick([1, 30, 70]), using: &generator)
    let slow = SlowIndex(book)
    let collection = collection(of: book.tricks)
    let state = collection.state
    for _ in 0..<30 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: state.filter = .random(using: &generator)
      case 1: state.searchText = String(state.searchText.dropLast())
      case 2: state.searchText = .randomSearch(using: &generator)
      default: state.searchText += generator.pick(["s", "p", "a", "i", "e", "z", " ", "-", "4"])
      }
      let snapshot = collection.snapshot
      try #require(snapshot.positions == slow.positions(for: state.query), "\(state.query)")
      try #require(snapshot.counts == slow.counts(for: state.query), "\(state.query)")
    }
  }

  @Test("Making ready for searches changes nothing, however far it got", arguments: 0...4)
  func prepared(steps: Int) {
    let tricks = (0..<1500).map { Trick.sample(id: "\($0)", title: "Paw \($0 % 7)") }
    let prepared = collection(of: tricks)
    for _ in 0..<steps { prepared.prepareSearch() }
    #expect(prepared.isSearchReady == (steps >= 3))
    prepared.state.searchText = "paw 3"
    #expect(prepared.snapshot == collection(of: tricks, TrickQuery(searchText: "paw 3")).snapshot)
    #expect(prepared.snapshot.count == 214)
    #expect(prepared.isSearchReady)
  }

  @Test("Who reads the snapshot looks again when the query changes, also if it was made before")
  func tracking() {
    let collection = collection()
    let state = collection.state
    _ = collection.snapshot
    let changes: [@MainActor () -> Void] = [
      { state.filter.toggle(.gentle) }, { state.searchText = "paw" }, { state.sort = .difficulty },
      { state.searchText = "paw" },
    ]
    let notified = changes.map { change in
      notifies({ _ = collection.snapshot }, when: change)
    }
    #expect(notified == [true, true, true, false])
  }

  @Test("Rows and tricks agree, and a row that is not there has no trick")
  func rows() {
    let collection = collection(
      TrickQuery(filter: [.equipment(.rope)], sort: .difficulty))
    let rows = [-1, 0, 1, 2, .max, .min]
    #expect(rows.map { collection.trick(inRow: $0)?.id } == [nil, "sit", "bow", nil, nil, nil])
    #expect(["sit", "bow", "paw", "fly", ""].map(collection.row) == [0, 1, nil, nil, nil])
  }

  @Test(
    "Activating a row of a filtered list does not open another trick",
    .bug("https://github.com/winegui/WineGUI/pull/47"))
  func filteredRow() {
    let collection = collection(TrickQuery(filter: [.difficulty(.medium)]))
    #expect(collection.trick(inRow: 0) == Self.tricks[2])
  }

  @Test(
    "A book that a search or filter hides is not said to be empty",
    .bug("https://github.com/inseven/fileaway/issues/632"),
    arguments: [
      (TrickFilter(), "", nil), (TrickFilter(), "fly", .noSearchMatch),
      (TrickFilter([.category(.show)]), "", .noFilterMatch),
      (TrickFilter([.category(.show)]), "  ", .noFilterMatch),
      (TrickFilter([.category(.show)]), "paw", .noFilterMatch),
      (TrickFilter([.category(.show)]), "fly", .noSearchMatch),
      (TrickFilter([.difficulty(.easy)]), "paw", .noFilterMatch),
      (TrickFilter([.difficulty(.medium)]), "paw", nil), (TrickFilter(), "sit paw", .noSearchMatch),
    ] as [(TrickFilter, String, EmptyReason?)])
  func emptyReason(filter: TrickFilter, search: String, reason: EmptyReason?) {
    let query = TrickQuery(filter: filter, searchText: search)
    #expect(collection(query).snapshot.emptyReason == reason)
  }

  @Test(
    "A book without tricks says so, whatever is asked for",
    arguments: [
      TrickQuery(), TrickQuery(searchText: "paw"), TrickQuery(filter: [.minutes(1)]),
      TrickQuery(filter: [.gentle], searchText: "paw"),
    ])
  func noTricks(query: TrickQuery) {
    #expect(
      collection(of: [], query).snapshot
        == CollectionSnapshot(
          query: query, positions: [], total: 0,
          counts: SlowIndex(TrickBook(valid: [])).counts(for: query), standings: nil,
          emptyReason: .noTricks))
  }

  @Test(
    "A search text is not restored without its search, nor is a restored filter on unseen",
    .bug("https://github.com/evilsocket/opensnitch/issues/1419"),
    .bug("https://github.com/evilsocket/opensnitch/issues/786"))
  func restored() {
    let before = collection(TrickQuery(filter: [.equipment(.mat)], searchText: "paw"))
    let query = before.state.query
    let restored = TrickQuery(
      filter: TrickFilter.reading(query.filter.words).filter, searchText: query.searchText,
      sort: query.sort)
    let after = collection(restored)
    #expect(after.snapshot == before.snapshot)
    #expect(after.snapshot.positions == [2])
    #expect([after.snapshot.isNarrowed, after.snapshot.isSearching] == [true, true])
  }
}
