import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

@MainActor
struct CollectionFocusTests {
  private func focus(at selected: Int32?, searching text: String = "") -> CollectionFocus {
    var focus = CollectionFocus(searchText: text)
    focus.selected = selected
    return focus
  }

  /// What follows a change of the cards.
  private func move(
    _ focus: inout CollectionFocus, from old: [Int32], to new: [Int32], hasKeyboard: Bool,
    searching text: String = "", staysInPlace: Bool = false
  ) -> CollectionFocus.Move {
    focus.willChange(hasKeyboard: hasKeyboard)
    return focus.didChange(from: old, to: new, searchText: text, staysInPlace: staysInPlace)
  }

  // MARK: Sent by a person

  @Test(
    "A person who sends the keyboard there gets to the card that is meant, or nowhere",
    arguments: [
      (.first, nil, [3, 5], 0), (.first, 5, [3, 5], 0), (.first, 5, [], nil),
      (.selected, 5, [3, 5], 1), (.selected, 4, [3, 5], nil), (.selected, nil, [3, 5], nil),
      (.entry, 5, [3, 5], 1), (.entry, 4, [3, 5], 0), (.entry, nil, [3, 5], 0),
      (.entry, 4, [], nil),
    ] as [(CollectionFocus.Destination, Int32?, [Int32], Int?)])
  func sending(to: CollectionFocus.Destination, selected: Int32?, rows: [Int32], row: Int?) {
    var focus = focus(at: selected)
    let move = focus.send(to: to, in: rows)
    #expect(move == row.map { .go(row: $0, isTaking: true, isAtOnce: false) } ?? .stay)
    #expect(focus.selected == selected)
  }

  @Test("It gets there also when the cards change on the way")
  func changeOnTheWay() {
    var focus = focus(at: 5)
    _ = focus.send(to: .selected, in: [3, 5])
    #expect(
      move(&focus, from: [3, 5], to: [5, 3], hasKeyboard: false)
        == .go(row: 0, isTaking: true, isAtOnce: false))
    focus.settle()
    #expect(
      move(&focus, from: [5, 3], to: [3, 5], hasKeyboard: false)
        == .go(row: 1, isTaking: false, isAtOnce: false))
  }

  // MARK: The cards change

  @Test(
    "After a change the keyboard is at the same trick, else at its neighbour, else at the first",
    arguments: [
      (5, [3, 5, 7], [5, 7], 0), (5, [3, 5, 7], [3, 7], 1), (7, [3, 5, 7], [3, 5], 1),
      (5, [3, 5, 7], [9], 0), (nil, [3, 5], [5], 0), (5, [3, 5], [], nil), (5, [], [3, 5], 1),
    ] as [(Int32?, [Int32], [Int32], Int?)])
  func changing(selected: Int32?, old: [Int32], new: [Int32], row: Int?) {
    for hasKeyboard in [true, false] {
      var focus = focus(at: selected)
      let move = move(&focus, from: old, to: new, hasKeyboard: hasKeyboard)
      #expect(move == row.map { .go(row: $0, isTaking: hasKeyboard, isAtOnce: false) } ?? .stay)
    }
  }

  @Test("Another search shows its best matches, unless the keyboard is on a card")
  func newSearch() {
    var typing = focus(at: 5)
    #expect(
      move(&typing, from: [3, 5], to: [7, 5], hasKeyboard: false, searching: "s")
        == .go(row: 0, isTaking: false, isAtOnce: false))
    typing.settle()
    #expect(
      move(&typing, from: [7, 5], to: [3, 5], hasKeyboard: false, searching: "s")
        == .go(row: 1, isTaking: false, isAtOnce: false))
    var browsing = focus(at: 5)
    #expect(
      move(&browsing, from: [3, 5], to: [7, 5], hasKeyboard: true, searching: "s")
        == .go(row: 1, isTaking: true, isAtOnce: false))
  }

  @Test("Where rows stay in place and the row was there before, it is one frame")
  func atOnce() {
    var focus = focus(at: nil)
    #expect(
      move(&focus, from: [1, 2], to: [3, 4, 5], hasKeyboard: false, staysInPlace: true)
        == .go(row: 0, isTaking: false, isAtOnce: true))
    focus.settle()
    focus.selected = 9
    #expect(
      move(&focus, from: [1, 2], to: [3, 4, 9], hasKeyboard: false, staysInPlace: true)
        == .go(row: 2, isTaking: false, isAtOnce: false))
  }

  // MARK: The keyboard is somewhere else

  @Test("The card with the keyboard is the selected one; the grid itself hands it on to a card")
  func moved() {
    var focus = focus(at: 5)
    #expect(focus.keyboardMoved(to: .card(3), in: [3, 5]) == .stay)
    #expect(focus.selected == 3)
    #expect(focus.keyboardMoved(to: .elsewhere, in: [3, 5]) == .stay)
    #expect(focus.selected == 3)
    #expect(
      focus.keyboardMoved(to: .collection, in: [5, 3])
        == .go(row: 1, isTaking: true, isAtOnce: false))
  }

  @Test("Where GTK puts the keyboard during a change is not where the person is")
  func settling() {
    var focus = focus(at: 5)
    _ = move(&focus, from: [3, 5], to: [3, 5, 7], hasKeyboard: true)
    #expect(focus.keyboardMoved(to: .card(7), in: [3, 5, 7]) == .stay)
    focus.arrives()
    #expect(focus.keyboardMoved(to: .card(7), in: [3, 5, 7]) == .stay)
    #expect(focus.selected == 5)
    focus.settle()
    #expect(focus.keyboardMoved(to: .card(7), in: [3, 5, 7]) == .stay)
    #expect(focus.selected == 7)
  }

  @Test("Where a person sent it is where the person is, as soon as it arrives")
  func arriving() {
    var focus = focus(at: 5)
    _ = focus.send(to: .first, in: [3, 5])
    _ = move(&focus, from: [3, 5], to: [7, 5], hasKeyboard: false)
    #expect(focus.keyboardMoved(to: .card(7), in: [7, 5]) == .stay)
    #expect(focus.selected == 5)
    focus.arrives()
    _ = focus.keyboardMoved(to: .card(7), in: [7, 5])
    #expect(focus.selected == 7)
  }

  // MARK: With a real collection

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

  private func rows(_ query: TrickQuery) -> [Int32] {
    var generator = SeededGenerator(seed: 18)
    let book = TrickBook.random(count: 16, using: &generator)
    let collection = TrickCollection(TrickIndex(book), state: FilterState(query))
    let rows = collection.snapshot.positions
    #expect(rows == SlowIndex(book).positions(for: query))
    return rows
  }

  @Test(
    "The selection does not drift onto another trick when filter or search change",
    .bug("https://github.com/longbridge/gpui-kit/issues/2384"),
    .bug("https://github.com/ranfdev/DistroShelf/issues/62"), arguments: queries)
  func everyChange(before: TrickQuery) {
    let old = rows(before)
    for after in Self.queries {
      let new = rows(after)
      for selected in old {
        var focus = focus(at: selected, searching: before.searchText)
        let there = move(
          &focus, from: old, to: new, hasKeyboard: true, searching: after.searchText)
        if let row = new.firstIndex(of: selected) {
          #expect(there == .go(row: row, isTaking: true, isAtOnce: false), "\(after)")
        }
        focus.settle()
        let back = move(
          &focus, from: new, to: old, hasKeyboard: true, searching: before.searchText)
        let row = old.firstIndex(of: selected) ?? 0
        #expect(back == .go(row: row, isTaking: true, isAtOnce: false), "\(after)")
      }
    }
  }
}
