import AccessibleDesktop
import Testing

extension EndToEnd {
  @Suite("What a screen reader is told")
  struct Accessibility {
    let book: Book

    init() throws { book = try Book() }

    @Test("Every card is read out as its title, then its level and summary")
    func cards() throws {
      try withApp { app in
        let levels = ["easy": "Easy", "medium": "Medium", "hard": "Hard"]
        let expected = Dictionary(
          uniqueKeysWithValues: book.tricks.map {
            ($0.title, "\(levels[$0.difficulty] ?? ""). \($0.summary)")
          })
        try app.eventually("the cards are there") { app.hasCards(book.tricks.count) }
        let (first, last) = (book.tricks.first?.title ?? "", book.tricks.last?.title ?? "")
        try app.moveFocus(to: first)
        for title in [first, last] {
          if title == last { try app.moveFocus(to: last, by: "End") }
          try app.eventually("all cards around “\(title)” are told") {
            let told = app.cards.map { (name: $0.name ?? "", description: $0.description ?? "") }
            return told.contains { $0.name == title }
              && told.allSatisfy { expected[$0.name] == $0.description }
          }
        }
      }
    }

    @Test("A card is read once: nothing in it takes the focus")
    func cardContents() throws {
      try withApp { app in
        let card = try app.card(try #require(book.tricks.first?.title))
        #expect(card.descendants.filter { $0.has(.focusable) }.map(\.line) == [])
      }
    }

    @Test("Nothing in the main window is nameless or named after a class")
    func mainWindow() throws {
      try withApp { app in
        try app.eventually("the cards are there") { app.hasCards(book.tricks.count) }
        let window = try app.activeWindow(mainTitle)
        #expect(nameless(in: window) == [])
      }
    }

    @Test("Nothing in the main menu is nameless or named after a class")
    func mainMenu() throws {
      try withApp { app in
        try app.press("F10")
        try app.eventually("the menu is open") { app.isMenuOpen }
        let menu = try app.menuButton()
        #expect(nameless(in: menu) == [])
        try app.press("Escape")
        try app.eventually("the menu is closed") { !app.isMenuOpen }
      }
    }

    @Test("Nothing on the page for no match is nameless or named after a class")
    func emptyPage() throws {
      try withApp { app in
        try app.type("zzzz")
        try app.waitForCount(book.countText(0))
        let window = try app.activeWindow(mainTitle)
        #expect(nameless(in: window) == [])
      }
    }

    @Test("Nothing in the filter dialog is nameless or named after a class, and it is a dialog")
    func filterDialog() throws {
      try withApp { app in
        let dialog = try app.openFilter()
        #expect(dialog.role == .dialog)
        #expect(nameless(in: dialog) == [])
      }
    }

    @Test("Nothing in any trick window is nameless or named after a class")
    func trickWindow() throws {
      try withApp(["shake-hands"]) { app in
        let window = try app.activeWindow("Shake paws")
        #expect(nameless(in: window) == [])
      }
    }

    @Test("Nothing in the message about an unknown trick is nameless or named after a class")
    func notice() throws {
      let isExpected: (String) -> Bool = { !$0.isEmpty }
      try withApp(["no-such-trick"], standardError: isExpected) { app in
        _ = try app.find(.button, "Close", in: mainTitle)
        let window = try app.activeWindow(mainTitle)
        #expect(nameless(in: window) == [])
      }
    }

    @Test("A trick window is a window also when the app was running before")
    func windowRoles() throws {
      try withApp { app in
        try Mouse.click(app.card(try #require(app.cardTitles.first)))
        try app.eventually("the trick window comes up") { app.windows.count == 2 }
        #expect(app.windows.map(\.role) == [.frame, .frame])
      }
    }

    /// What a screen reader could not name, each with the way to it. Of all cells, which are made
    /// alike, only the first is looked into.
    private func nameless(in root: Accessible) -> [String] {
      let firstCell = root.find(.tableCell)
      let parts = Array(root.parts) + (firstCell.map { Array($0.descendants) } ?? [])
      return parts.filter { part in
        let name = part.name ?? ""
        if name.hasPrefix("Gtk") { return true }
        return name.isEmpty && (part.has(.focusable) || part.role.map(Self.named.contains) == true)
      }.map(\.path)
    }

    /// The kinds of things that need a name whether they can have the focus or not.
    private static let named: Set<Role> = [
      .button, .checkBox, .entry, .image, .link, .menuItem, .radioMenuItem, .tableCell,
    ]
  }
}
