import PuppyTrainingCore
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test(
    "KNOWN-BUGS 16: over 500 random changes, what is reported, what is held and what is shown agree"
  )
  func randomChanges() throws {
    let tricks = try Front.book.tricks.enumerated().filter { $0.offset.isMultiple(of: 4) }
    try withScreen(TrickBook(valid: tricks.map(\.element))) { screen in
      var generator = SeededGenerator(seed: 16)
      let mirror = ListMirror(try screen.part())
      for _ in 0..<500 {
        screen.state.changeAtRandom(using: &generator)
        MainLoop.drain()
        let positions = screen.collection.snapshot.positions
        try #require(mirror.elements == positions)
        try #require(mirror.reportedCount == positions.count)
        let shown = screen.shownIDs
        let ids = screen.ids
        try #require(shown == Array(ids.drop { $0 != shown.first }.prefix(shown.count)))
        try #require(shown.count >= min(ids.count, 12), "a screenful")
        try #require(screen.shownTitles == shown.map { screen.title(of: $0) })
      }
    }
  }

  @Test("KNOWN-BUGS 6 and 10: replacing all tricks 1,000 times leaves no item and no row behind")
  func nothingPilesUp() throws {
    let before = PositionList.liveItemCount
    try withScreen(.numbered(15)) { screen in
      let factory = try screen.cards.factory
      for round in 0..<1000 {
        let count = factory.makeCount
        screen.state.selection = Difficulty.allCases[round % 3]
        MainLoop.drain()
        try #require(factory.makeCount - count <= 5, "no more rows than new tricks")
        try #require(factory.allRows.count == 5)
        try #require(PositionList.liveItemCount - before == 5)
      }
    }
    #expect(PositionList.liveItemCount == before)
  }

  @Test("Rows that stay through a change are not filled again")
  func staying() throws {
    try withScreen { screen in
      let factory = try screen.cards.factory
      screen.state.filter.toggle(.difficulty(.easy))
      settle()
      let count = factory.fillCount
      screen.state.filter.toggle(.minutes(3))
      screen.state.filter.toggle(.minutes(1))
      screen.state.filter.toggle(.minutes(5))
      settle()
      #expect(factory.fillCount == count, "the same ten tricks pass")
      #expect(screen.collection.snapshot.count == 10)
    }
  }

  @Test("KNOWN-BUGS 5: no row is made or filled when only the focus moves or a trick opens")
  func focusRebuildsNothing() throws {
    try withScreen(Front.book) { screen in
      let cards = try screen.cards
      let counts = [cards.factory.makeCount, cards.factory.fillCount]
      for id in screen.ids.prefix(12) {
        cards.focusCard(of: id)
        settle()
        #expect(screen.focusedTrick == id)
      }
      try screen.part(GridView.self).activate(row: 3)
      settle()
      #expect([cards.factory.makeCount, cards.factory.fillCount] == counts)
    }
  }

  @Test("KNOWN-BUGS 12: a closed window leaves the cells of its cards to nobody")
  func cellsAreLetGo() throws {
    var cells: [Widget] = []
    try withScreen { screen in
      for id in screen.ids { cells.append(try screen.cell(of: id)) }
      screen.state.filter.toggle(.difficulty(.easy))
      settle()
    }
    #expect(cells.map(\.ownerCount) == cells.map { _ in 1 }, "only this test")
  }
}
