import AccessibleDesktop
import Testing

extension EndToEnd {
  @Suite("The filter dialog")
  struct FilterDialog {
    /// The ways to close the dialog.
    enum Closing: CaseIterable {
      case escape, controlW, done, windowManager, clear
    }

    let book: Book

    init() throws { book = try Book() }

    @Test(
      "Each way of closing leaves one window and the focus on Filter, each time",
      arguments: Closing.allCases)
    func closing(_ closing: Closing) throws {
      try withApp { app in
        for _ in 1...3 {
          try app.openFilter()
          switch closing {
          case .escape: try app.press("Escape")
          case .controlW: try app.press("ctrl+w")
          case .done: try app.find(.button, "Done", in: filterTitle).press()
          case .windowManager: try app.closeByWindowManager()
          case .clear: try app.find(.button, "Clear", in: filterTitle).press()
          }
          try app.waitUntilAlone()
          try app.waitForFocus(on: "Filter")
        }
      }
    }

    @Test("Escape closes the dialog whatever in it has the focus")
    func escape() throws {
      let ways = [
        ("Easy", "Tab"), ("Hard", "Tab"), ("Paws", "Tab"), ("Done", "shift+Tab"),
        ("Clear", "shift+Tab"),
      ]
      try withApp { app in
        for (name, key) in ways {
          try app.press("ctrl+shift+f")
          try app.activeWindow(filterTitle)
          try app.moveFocus(to: name, by: key)
          try app.press("Escape")
          try app.waitUntilAlone()
          try app.waitForFocus(on: "Filter")
        }
        #expect(app.countText == book.countText)
      }
    }

    @Test("The dialog opens with the focus on its first row, and Space chooses it")
    func keyboardOnly() throws {
      try withApp { app in
        try app.press("ctrl+shift+f")
        try app.activeWindow(filterTitle)
        try app.waitForFocus(on: "Easy")
        try app.press("space")
        try app.waitForCount(book.countText(book.tricks("easy").count))
        try app.eventually("the row is checked") { app.focused?.has(.checked) == true }
      }
    }

    @Test(
      "Every choice says how many tricks it would leave, and the Filter button how many are set")
    func countsInWords() throws {
      try withApp { app in
        let dialog = try app.openFilter()
        let counts = ["easy", "medium", "hard"].map { "\(book.tricks($0).count) tricks" }
        try app.eventually("each level says how many tricks it would leave") {
          dialog.all(.checkBox).map(\.description) == counts
        }
        try app.waitForFilterDescription("No condition is set")
        try app.find(.checkBox, "Hard", in: filterTitle).press()
        try app.waitForFilterDescription("1 condition is set")
        let pill = try app.find(.button, "Paws", in: filterTitle)
        let both = book.tricks("hard").filter { $0.category == "paws" }.count
        try app.eventually("the pill follows") { pill.description == "\(both) tricks" }
        try pill.press()
        try app.eventually("the pill is pressed") { pill.has(.pressed) }
        try app.waitForFilterDescription("2 conditions are set")
        try app.waitForCount(book.countText(both))
      }
    }

    @Test("A level takes the place of the level before, and chosen again goes")
    func levels() throws {
      try withApp { app in
        try app.openFilter()
        let easy = try app.find(.checkBox, "Easy", in: filterTitle)
        let hard = try app.find(.checkBox, "Hard", in: filterTitle)
        try easy.press()
        try app.eventually("Easy is chosen") { easy.has(.checked) }
        try hard.press()
        try app.eventually("only Hard is chosen") { hard.has(.checked) && !easy.has(.checked) }
        try hard.press()
        try app.eventually("nothing is chosen") { !hard.has(.checked) && !easy.has(.checked) }
        try app.waitForCount(book.countText)
      }
    }

    @Test("The chips say what is chosen, and pressing one takes it away")
    func chips() throws {
      try withApp { app in
        _ = try app.find(.label, "Any difficulty", in: mainTitle)
        try app.filter("Easy", "Paws")
        try app.eventually("there is no “Any difficulty”") {
          app.window(mainTitle)?.find(.label, "Any difficulty") == nil
        }
        try app.find(.button, "Remove condition Easy").press()
        try app.waitForCount(book.countText(book.tricks.count { $0.category == "paws" }))
        try app.find(.button, "Remove condition Paws").press()
        try app.waitForCount(book.countText)
        for facet in ["difficulty", "category", "equipment"] {
          _ = try app.find(.label, "Any \(facet)", in: mainTitle)
        }
      }
    }

    @Test("No match is not a bare frame: the page says so and Clear Filter brings all back")
    func noMatch() throws {
      try withApp { app in
        try app.openFilter()
        try app.find(.checkBox, "Easy", in: filterTitle).press()
        try app.find(.button, "Vocal", in: filterTitle).press()
        try app.eventually("some choice would leave nothing") {
          app.window(filterTitle)?.all(.button).contains { $0.description == "0 tricks" } == true
        }
        let last = app.window(filterTitle)?.all(.button).first { $0.description == "0 tricks" }
        try #require(last).press()
        try app.waitForCount(book.countText(0))
        try app.press("Escape")
        try app.waitUntilAlone()
        let page = try app.find(.label, "No trick matches this filter", in: mainTitle)
        try app.eventually("the page is on screen") { page.isOnScreen }
        try app.find(.button, "Clear Filter", in: mainTitle).press()
        try app.waitForCount(book.countText)
        try app.eventually("the page has gone") { !page.isOnScreen }
      }
    }
  }
}
