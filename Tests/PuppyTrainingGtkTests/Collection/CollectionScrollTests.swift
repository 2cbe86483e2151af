import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Runs a test on the whole book with the keyboard on the card of a trick far down.
  private func withLastCard(_ test: (Screen, ScrolledWindow, Trick.ID) throws -> Void) throws {
    try withScreen(Front.book) { screen in
      let last = try #require(screen.ids.last)
      let scroller = try #require(
        try screen.part(GridView.self).parent?.seen(as: ScrolledWindow.self))
      try screen.cards.focusCard(of: last)
      settle()
      try #require(scroller.offset > 1000)
      try test(screen, scroller, last)
    }
  }

  @Test(
    "KNOWN-BUGS 21 and 22: the card with the keyboard is in view after every change",
    arguments: TrickSort.allCases)
  func focusedCardInView(sort: TrickSort) throws {
    try withLastCard { screen, scroller, id in
      #expect(try screen.cell(of: id).isInView(of: scroller))
      screen.state.sort = sort
      settle()
      #expect(try screen.cell(of: id).isInView(of: scroller))
      let trick = try #require(screen.collection.index.book[id])
      screen.state.selection = trick.difficulty
      settle()
      #expect(try screen.cell(of: id).isInView(of: scroller))
      screen.state.clear()
      settle()
      #expect(try screen.cell(of: id).isInView(of: scroller))
    }
  }

  @Test("The card opened last is in view after a change of the filter, also without the keyboard")
  func selectedCardInView() throws {
    try withLastCard { screen, scroller, id in
      try screen.filterButton.grabFocus()
      screen.state.filter.toggle(.minutes(5))
      screen.state.sort = .difficulty
      settle()
      #expect(try screen.cell(of: id).isInView(of: scroller))
      #expect(try screen.filterButton.isFocused)
    }
  }

  @Test("Another search shows its best match first, wherever the collection was scrolled to")
  func newSearchAtTop() throws {
    try withLastCard { screen, scroller, _ in
      try screen.part(SearchBar.self).isOpen = true
      let entry: SearchEntry = try screen.part()
      entry.grabFocus()
      for text in ["a", "ar", "a"] {
        entry.text = text
        settle()
        #expect(try screen.cell(of: try #require(screen.ids.first)).isInView(of: scroller))
        #expect(scroller.offset < 100)
        #expect(entry.containsFocus)
      }
    }
  }

  @Test("Where nobody was yet, a change leaves the collection at its top")
  func topStays() throws {
    try withScreen(Front.book) { screen in
      let scroller = try #require(
        try screen.part(GridView.self).parent?.seen(as: ScrolledWindow.self))
      screen.state.selection = .easy
      settle()
      screen.state.clear()
      settle()
      #expect(scroller.offset < 100)
    }
  }
}
