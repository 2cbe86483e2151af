import AccessibleDesktop
import Testing

extension EndToEnd {
  @Suite("Browsing")
  struct Browsing {
    /// The ways to open the trick of a card.
    enum Opening: CaseIterable {
      case click, doubleClick, enter, keypadEnter
    }

    let book: Book

    init() throws { book = try Book() }

    @Test("From start to quit: filter, read a trick to its last step, take the filter away")
    func journey() throws {
      let easy = book.tricks("easy")
      try withApp { app in
        try app.waitForCount(book.countText)
        let dialog = try app.openFilter()
        #expect(dialog.all(.checkBox).map(\.name) == ["Easy", "Medium", "Hard"])
        #expect(dialog.find(.button, "Clear") != nil)
        #expect(dialog.find(.button, "Done") != nil)

        try app.find(.checkBox, "Easy", in: filterTitle).press()
        try app.waitForCount(book.countText(easy.count))
        try app.eventually("the cards follow while the dialog is open") {
          app.cardTitles.sorted() == easy.map(\.title).sorted()
        }
        try app.find(.button, "Done", in: filterTitle).press()
        try app.waitUntilAlone()
        _ = try app.find(.button, "Remove condition Easy")

        let trick = try #require(easy.first { $0.title == app.cardTitles.first })
        try app.moveFocus(to: trick.title)
        try app.press("Return")
        try app.activeWindow(trick.title)
        let lastStep = try #require(trick.steps.last)
        try app.scroll(to: lastStep.instruction, in: trick.title)
        try app.scroll(to: lastStep.criterion, in: trick.title)
        try app.press("ctrl+w")
        try app.waitUntilAlone()

        try app.openFilter()
        try app.find(.button, "Clear", in: filterTitle).press()
        try app.waitForCount(book.countText)
        try app.eventually("all cards are back") { app.hasCards(book.tricks.count) }
      }
    }

    @Test(
      "A card opens its own trick, once, and never the one in that row of the unfiltered book",
      arguments: [false, true])
    func opening(whileFiltered isFiltered: Bool) throws {
      let tricks = isFiltered ? book.tricks("medium") : book.tricks
      try withApp { app in
        if isFiltered { try app.filter("Medium") }
        try app.waitForCount(isFiltered ? book.countText(tricks.count) : book.countText)
        var titles: [String] = []
        try app.eventually("these cards are there, and no others") {
          titles = app.cardTitles
          return titles.count >= min(tricks.count, 90)
            && Set(titles).isSubset(of: tricks.map(\.title))
        }
        for (opening, title) in zip(Opening.allCases, titles.dropFirst()) {
          try open(title, by: opening, from: titles[0], in: app)
          try app.activeWindow(title)
          #expect(app.toplevels.map(\.name) == [mainTitle, title], "\(opening)")
          try app.press("Escape")
          try app.waitUntilAlone()
          try app.waitForFocus(on: title)
        }
      }
    }

    private func open(
      _ title: String, by opening: Opening, from first: String, in app: RunningApp
    ) throws {
      switch opening {
      case .click: try Mouse.click(app.card(title))
      case .doubleClick: try Mouse.doubleClick(app.card(title))
      case .enter, .keypadEnter:
        try app.moveFocus(to: first, by: "Home")
        try app.moveFocus(to: title, by: "Right")
        try app.press(opening == .enter ? "Return" : "KP_Enter")
      }
    }

    @Test("The main menu sorts by difficulty and by category, and leaves the keyboard alive")
    func sorting() throws {
      try withApp { app in
        for order in ["Difficulty", "Category"] {
          try app.sort(by: order)
          try app.eventually("the cards are sorted by \(order)") {
            isSorted(app.cardTitles, by: order)
          }
          try app.eventually("something has the focus") { app.focused != nil }
        }
      }
    }

    /// The cards are there, and those of one level or category follow each other.
    private func isSorted(_ titles: [String], by order: String) -> Bool {
      let tricks = Dictionary(uniqueKeysWithValues: book.tricks.map { ($0.title, $0) })
      let shown = titles.compactMap { tricks[$0] }
      let keys = shown.map { order == "Difficulty" ? $0.difficulty : $0.category }
      let runs = keys.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      let isByLevel =
        order != "Difficulty" || runs == Array(["easy", "medium", "hard"].prefix(runs.count))
      return shown.count >= 90 && shown.count == titles.count && runs.count == Set(runs).count
        && isByLevel
    }
  }
}
