import AccessibleDesktop
import Testing

extension EndToEnd {
  @Suite("The keyboard")
  struct Keyboard {
    let book: Book

    init() throws { book = try Book() }

    @Test("The arrow keys reach the first card first")
    func arrows() throws {
      try withApp { app in
        try app.eventually("the cards are there") { app.hasCards(book.tricks.count) }
        let titles = app.cardTitles
        try app.moveFocus(to: "Filter", by: "shift+Tab")
        try app.press("Tab")
        try app.waitForFocus(on: titles[0])
        try app.press("Right")
        try app.waitForFocus(on: titles[1])
        try app.press("Left")
        try app.waitForFocus(on: titles[0])
        try app.press("Down", "Up")
        try app.waitForFocus(on: titles[0])
      }
    }

    @Test("The arrow keys are not dead when the filter leaves one card")
    func oneCard() throws {
      let trick = try #require(
        book.tricks.first { trick in
          trick.category != "nosework"
            && book.tricks(trick.difficulty).count { $0.category == trick.category } == 1
        })
      try withApp { app in
        try app.filter(trick.difficulty.capitalized, trick.category.capitalized)
        try app.eventually("one card is left") { app.cardTitles == [trick.title] }
        try app.press("Down")
        try app.waitForFocus(on: trick.title)
        try app.press("Return")
        try app.activeWindow(trick.title)
      }
    }

    @Test(
      "The focus stays on its card when a filter that keeps it is set, and returns when cleared")
    func focusedCardUnderFilter() throws {
      try withApp { app in
        try app.waitForFocusOnCard()
        let hard = app.cards.first { $0.description?.hasPrefix("Hard. ") == true }
        let title = try #require(hard?.name)
        try app.moveFocus(to: title, by: "Right")
        try app.filter("Hard")
        try app.press("Tab")
        try app.eventually("the card has the focus again") { app.focused?.name == title }
        let card = try app.card(title)
        try app.eventually("its card is in view") { card.isOnScreen }
      }
    }

    @Test("F10 opens the main menu, Escape closes it")
    func mainMenu() throws {
      try withApp { app in
        try app.press("F10")
        try app.eventually("the menu is open") { app.isMenuOpen }
        for name in ["Keyboard Shortcuts", "About Puppy Training", "Quit"] {
          _ = try app.find(.menuItem, name, in: mainTitle)
        }
        try app.press("Escape")
        try app.eventually("the menu is closed") { !app.isMenuOpen }
      }
    }

    @Test(
      "The windows of the main menu open and close by key, and leave nothing behind",
      arguments: ["Keyboard Shortcuts", "About Puppy Training"])
    func menuWindows(title: String) throws {
      try withApp { app in
        try app.press("F10")
        try app.find(.menuItem, title).press()
        try app.activeWindow(title)
        try app.press("Escape")
        try app.waitUntilAlone()
      }
    }

    @Test("Ctrl+? shows the keyboard shortcuts")
    func shortcuts() throws {
      try withApp { app in
        try app.press("ctrl+question")
        try app.activeWindow("Keyboard Shortcuts")
        try app.press("Escape")
        try app.waitUntilAlone()
      }
    }

    @Test("Ctrl+Q ends the program in good order while the filter dialog is up")
    func quittingOverDialog() throws {
      try withApp { app in try app.openFilter() }
    }

    @Test("Ctrl+Q ends the program in good order while a trick is open")
    func quittingOverTrick() throws {
      try withApp(["shake-hands"]) { app in try app.activeWindow("Shake paws") }
    }
  }
}
