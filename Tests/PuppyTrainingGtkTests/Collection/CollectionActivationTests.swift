import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test(
    "KNOWN-BUGS 17: the row that is chosen under a filter opens its own trick",
    arguments: [
      TrickQuery(filter: [.difficulty(.hard)]),
      TrickQuery(searchText: "roll"),
      TrickQuery(filter: [.equipment(.hoop)], sort: .category),
      TrickQuery(filter: [.category(.vocal)], sort: .difficulty),
    ])
  func activationUnderFilter(query: TrickQuery) throws {
    try withScreen(Front.book) { screen in
      let firstID = screen.ids.first
      screen.state.filter = query.filter
      screen.state.searchText = query.searchText
      screen.state.sort = query.sort
      settle()
      let expected = try #require(screen.ids.first)
      #expect(expected != firstID, "elsewhere in the whole book")
      try screen.part(GridView.self).activate(row: 0)
      settle()
      #expect(screen.coordinator.stack == [.collection, .trick(expected)])
      #expect(screen.selectedTrick == expected)
    }
  }

  @Test("A row that is chosen before the grid knows of a change opens what it shows")
  func activationDuringChange() throws {
    try withScreen { screen in
      let shown = try #require(screen.shownIDs.first)
      screen.state.filter.toggle(.difficulty(.hard))
      try screen.part(GridView.self).activate(row: 0)
      #expect(screen.coordinator.stack == [.collection, .trick(shown)])
    }
  }

  @Test("KNOWN-BUGS 9: a row that showed one trick after the other opens the last one, once")
  func activationOfReusedRow() throws {
    try withScreen { screen in
      for difficulty in Difficulty.allCases.reversed() {
        screen.state.selection = difficulty
        settle()
        let count = screen.coordinator.presentCount
        let expected = try #require(screen.ids.first)
        try screen.part(GridView.self).activate(row: 0)
        #expect(screen.coordinator.presentCount == count + 1)
        #expect(screen.coordinator.stack.last == .trick(expected))
        screen.coordinator.dismiss(.trick(expected))
        settle()
      }
    }
  }

  @Test(
    "KNOWN-BUGS 43: the grid activates on a click and a key, the cards take no clicks themselves")
  func singleActivation() throws {
    try withScreen { screen in
      let grid: GridView = try screen.part()
      #expect(grid.activatesOnSingleClick)
      let cell = try #require(grid.children.first)
      #expect(!cell.shownParts.contains { $0.hasClickHandler })
    }
  }
}
