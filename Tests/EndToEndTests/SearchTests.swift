import AccessibleDesktop
import Testing

extension EndToEnd {
  @Suite("Searching")
  struct Search {
    let book: Book

    init() throws { book = try Book() }

    @Test("Typing without Ctrl+F starts the search and loses no letter")
    func typing() throws {
      try withApp { app in
        try app.type("shake paws")
        try app.waitForFocus(on: searchEntry)
        try app.eventually("the entry has all letters") { app.focused?.text == "shake paws" }
        try app.eventually("the best match comes first") {
          app.cardTitles.first == "Shake paws"
        }
        let button = try app.searchButton()
        try app.eventually("the button is pressed") { button.has(.pressed) }
      }
    }

    @Test("Escape clears the search, then leaves it, and then a card has the focus")
    func escape() throws {
      try withApp { app in
        try app.search("paw")
        try app.waitForSearch("paw")
        try app.press("Escape")
        try app.waitForCount(book.countText)
        try app.waitForFocus(on: searchEntry)
        #expect(app.focused?.text == "")
        try app.press("Escape")
        try app.waitForFocusOnCard()
        let button = try app.searchButton()
        try app.eventually("the button is not pressed any more") { !button.has(.pressed) }
      }
    }

    @Test("Escape outside the search never opens it")
    func escapeOutside() throws {
      try withApp { app in
        try app.waitForFocusOnCard()
        try app.press("Escape")
        try app.moveFocus(to: "Filter", by: "shift+Tab")
        try app.press("Escape")
        // The dialog is up: the keys pressed before it have been dealt with.
        try app.press("ctrl+shift+f")
        try app.activeWindow(filterTitle)
        #expect(try !app.searchButton().has(.pressed))
      }
    }

    @Test("Down from the search lands on the first card with one press, and Enter opens it")
    func down() throws {
      try withApp { app in
        try app.type("paw")
        try app.waitForSearch("paw")
        try app.press("Down")
        let first = try app.waitForFocusOnFirstCard()
        try app.press("Return")
        try app.activeWindow(first)
      }
    }

    @Test("After a search was cleared, Down goes to the first card")
    func downAfterEscape() throws {
      try withApp { app in
        let first = try #require(app.cardTitles.first)
        try app.type("paw")
        try app.waitForSearch("paw")
        try app.press("Escape")
        try app.waitForCount(book.countText)
        try app.press("Down")
        try app.waitForFocus(on: first)
        #expect(app.focused?.role == .tableCell)
      }
    }

    @Test("Enter in the search opens the first match")
    func enter() throws {
      try withApp { app in
        try app.search("shake paws")
        try app.eventually("the best match comes first") { app.cardTitles.first == "Shake paws" }
        try app.press("Return")
        try app.activeWindow("Shake paws")
      }
    }

    @Test("A search within a filter opens the trick it shows")
    func searchWithinFilter() throws {
      try withApp { app in
        try app.filter("Easy")
        try app.type("paw")
        try app.waitForSearch("paw")
        try app.press("Down")
        try app.waitForFocusOnFirstCard()
        let titles = app.cardTitles
        #expect(titles.count < book.tricks("easy").count)
        try app.moveFocus(to: titles[1], by: "Right")
        try app.press("Return")
        try app.activeWindow(titles[1])
      }
    }

    @Test(
      "No match says so, without saying that there are no tricks, and offers to clear the search")
    func noMatch() throws {
      try withApp { app in
        try app.type("zzzz")
        try app.waitForCount(book.countText(0))
        let page = try app.find(.label, "No trick matches this search", in: mainTitle)
        try app.eventually("the page is on screen") { page.isOnScreen }
        try app.find(.button, "Clear Search", in: mainTitle).press()
        try app.waitForCount(book.countText)
        try app.eventually("the page has gone") { !page.isOnScreen }
      }
    }

    @Test("The search button opens and closes the search")
    func button() throws {
      try withApp { app in
        let button = try app.searchButton()
        try button.press()
        try app.waitForFocus(on: searchEntry)
        try button.press()
        try app.eventually("the search is closed") {
          !button.has(.pressed) && app.focused?.name != searchEntry
        }
      }
    }
  }
}
