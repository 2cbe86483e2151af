import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("The main window shows count, conditions and cards of the same value")
  func mainWindow() throws {
    try withScreen(query: TrickQuery(filter: [.difficulty(.hard)])) { screen in
      let window = try screen.main.window
      #expect(window.title == "Puppy Training")
      #expect(screen.texts.contains("10 of 30 tricks"))
      #expect(screen.chips.flatMap(\.texts) == ["Hard"])
      #expect(screen.shownIDs == screen.ids)
      #expect(screen.shownTitles.first == "Trick 02")
    }
  }

  @Test("KNOWN-BUGS 13: nothing runs while nothing happens")
  func idle() throws {
    try withScreen { screen in
      screen.coordinator.present(.filter)
      screen.coordinator.present(.trick("trick-1"))
      screen.state.filter.toggle(.gentle)
      settle()
      var turns = 0
      _ = MainLoop.run(forMilliseconds: 500) {
        turns += 1
        return false
      }
      #expect(turns < 20)
    }
  }

  @Test("Once the window is up all of a large book is made ready for searching, part by part")
  func preparingSearch() throws {
    try withScreen(.numbered(2000)) { screen in
      #expect(MainLoop.run { screen.collection.isSearchReady })
    }
  }

  @Test("KNOWN-BUGS 14: an empty book shows why, offers nothing to clear, and logs nothing")
  func emptyBook() throws {
    try withScreen(TrickBook(valid: [])) { screen in
      let page = try screen.page
      #expect(!page.showsCards)
      #expect(screen.texts.contains("No tricks"))
      #expect(screen.texts.contains("0 tricks"))
      #expect(!screen.texts.contains { $0.hasPrefix("Clear") })
      screen.state.filter.toggle(.gentle)
      screen.state.searchText = "paw"
      settle()
      #expect(screen.texts.contains("No tricks"))
      #expect(!screen.texts.contains { $0.hasPrefix("Clear") })
    }
  }

  @Test("KNOWN-BUGS 26: a filter that leaves nothing says so and can be cleared there")
  func emptyFilter() throws {
    try withScreen(query: TrickQuery(filter: [.place(.field)])) { screen in
      #expect(screen.texts.contains("No trick matches this filter"))
      #expect(screen.texts.contains("0 of 30 tricks"))
      try #require(try screen.main.window.button("Clear Filter")).click()
      settle()
      #expect(screen.state.query == TrickQuery())
      #expect(try screen.page.showsCards)
      #expect(screen.shownIDs.count == 30)
    }
  }

  @Test("A search that finds nothing says so and can be cleared there, under any filter")
  func emptySearch() throws {
    let filter = TrickFilter([.difficulty(.hard)])
    try withScreen(query: TrickQuery(filter: filter, searchText: "zebra")) { screen in
      #expect(screen.texts.contains("No trick matches this search"))
      try #require(try screen.main.window.button("Clear Search")).click()
      settle()
      #expect(screen.state.query == TrickQuery(filter: filter))
      #expect(try screen.part(SearchEntry.self).text == "")
      #expect(screen.shownIDs.count == 10)
    }
  }

  @Test("A search that only the filter leaves nothing of offers to clear the filter")
  func emptySearchUnderFilter() throws {
    let filter = TrickFilter([.difficulty(.hard)])
    try withScreen(query: TrickQuery(filter: filter, searchText: "trick 01")) { screen in
      try #require(try screen.main.window.button("Clear Filter")).click()
      settle()
      #expect(screen.shownTitles == ["Trick 01"])
    }
  }

  @Test("The cards that come back after an empty page are those of the snapshot")
  func backFromEmptyPage() throws {
    try withScreen { screen in
      for level in [Difficulty.easy, .hard] {
        screen.state.searchText = "zebra"
        settle()
        #expect(screen.shownIDs == [])
        screen.state.searchText = ""
        screen.state.selection = level
        settle()
        #expect(screen.shownIDs == screen.ids)
      }
    }
  }

  @Test("The menu sorts, and its mark follows an order that changes elsewhere")
  func sortMenu() throws {
    try withScreen(.numbered(6)) { screen in
      let window = try screen.main.window
      #expect(window.choice(of: "sort") == "title")
      #expect(window.runAction("win.sort", "difficulty"))
      settle()
      #expect(screen.state.sort == .difficulty)
      #expect(
        screen.shownTitles
          == ["Trick 00", "Trick 03", "Trick 01", "Trick 04", "Trick 02", "Trick 05"])
      screen.state.sort = .category
      settle()
      #expect(window.choice(of: "sort") == "category")
      #expect(window.runAction("win.sort", "colour"))
      settle()
      #expect(screen.state.sort == .category)
      #expect(window.choice(of: "sort") == "category")
    }
  }

  @Test("The actions of the window open the search and the filter")
  func actions() throws {
    try withScreen { screen in
      let window = try screen.main.window
      #expect(window.runAction("win.search"))
      settle()
      #expect(try screen.part(SearchBar.self).isOpen)
      #expect(try screen.part(SearchEntry.self).containsFocus)
      #expect(window.runAction("win.filter"))
      settle()
      #expect(screen.coordinator.stack == [.collection, .filter])
    }
  }

  @Test("Down goes from the search to the first card, wherever the person was before")
  func downFromSearch() throws {
    try withScreen { screen in
      try screen.cards.focusCard(of: "trick-12")
      settle()
      #expect(try screen.main.window.runAction("win.search"))
      try screen.part(SearchEntry.self).press(.down)
      settle()
      #expect(screen.focusedTrick == "trick-0")
    }
  }

  @Test("KNOWN-BUGS 37: Escape goes from the search back to the card the person was at")
  func escapeFromSearch() throws {
    try withScreen { screen in
      try screen.cards.focusCard(of: "trick-12")
      settle()
      #expect(try screen.main.window.runAction("win.search"))
      let entry: SearchEntry = try screen.part()
      entry.text = "trick 2"
      settle()
      entry.press(.escape)
      entry.press(.escape)
      settle()
      #expect(screen.focusedTrick == "trick-12")
      #expect(screen.shownIDs.count == 30)
    }
  }

  @Test("Escape, twice at once, goes from a search that finds nothing back to the card")
  func escapeFromEmptySearch() throws {
    try withScreen { screen in
      try screen.cards.focusCard(of: "trick-12")
      settle()
      #expect(try screen.main.window.runAction("win.search"))
      let entry: SearchEntry = try screen.part()
      entry.text = "zebra"
      settle()
      try #require(screen.shownIDs == [])
      entry.press(.escape)
      entry.press(.escape)
      settle()
      #expect(screen.focusedTrick == "trick-12")
    }
  }

  @Test("The button that closes the search takes its text away and goes back to the card")
  func closingSearchByButton() throws {
    try withScreen(query: TrickQuery(searchText: "trick 2")) { screen in
      try screen.cards.focusCard(of: "trick-25")
      settle()
      let search = try #require(
        try screen.main.window.parts(ToggleButton.self).first { $0.accessibleName == "Search" })
      search.grabFocus()
      search.click()
      settle()
      #expect(screen.shownIDs.count == 30)
      #expect(screen.focusedTrick == "trick-25")
    }
  }

  @Test("Down that follows a letter at once goes to the first card of the new search")
  func typedAheadDown() throws {
    try withScreen { screen in
      try screen.cards.focusCard(of: "trick-25")
      settle()
      #expect(try screen.main.window.runAction("win.search"))
      let entry: SearchEntry = try screen.part()
      entry.text = "trick 2"
      entry.press(.down)
      settle()
      #expect(screen.focusedTrick == "trick-20")
      #expect(screen.selectedTrick == "trick-20")
    }
  }

  @Test("Enter in the search opens the best match, and nothing when there is none")
  func enterInSearch() throws {
    try withScreen { screen in
      let entry: SearchEntry = try screen.part()
      try screen.part(SearchBar.self).isOpen = true
      entry.text = "zebra"
      entry.press(.enter)
      #expect(screen.coordinator.stack == [.collection])
      entry.text = "trick 21"
      entry.press(.enter)
      #expect(screen.coordinator.stack == [.collection, .trick("trick-21")])
    }
  }
}
