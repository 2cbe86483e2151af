import AccessibleDesktop
import Testing

extension EndToEnd {
  @Suite("The trick window")
  struct TrickWindow {
    /// The ways to close the window.
    enum Closing: CaseIterable {
      case escape, controlW, button, windowManager
    }

    let book: Book

    init() throws { book = try Book() }

    @Test("The window says the title and every step with what counts as passed")
    func contents() throws {
      let trick = try #require(book.tricks.first { $0.id == "shake-hands" })
      try withApp([trick.id]) { app in
        let window = try app.activeWindow(trick.title)
        let labels = window.all(.label).compactMap(\.name)
        #expect(labels.contains(trick.title))
        #expect(labels.contains(trick.summary))
        let steps = trick.steps.enumerated().flatMap {
          ["\($0 + 1)", $1.instruction, $1.criterion]
        }
        #expect(labels.filter(Set(steps).contains) == steps)
      }
    }

    @Test("Closing the window returns the focus to its card", arguments: Closing.allCases)
    func closing(_ closing: Closing) throws {
      try withApp { app in
        try app.waitForFocusOnCard()
        let title = try #require(app.cardTitles.dropFirst(2).first)
        try app.moveFocus(to: title, by: "Right")
        try app.press("Return")
        try app.activeWindow(title)
        switch closing {
        case .escape: try app.press("Escape")
        case .controlW: try app.press("ctrl+w")
        case .button: try app.find(.button, "Close", in: title).press()
        case .windowManager: try app.closeByWindowManager()
        }
        try app.waitUntilAlone()
        try app.waitForFocus(on: title)
      }
    }

    @Test("A prerequisite opens its own window, and the trick it was opened from stays")
    func prerequisite() throws {
      let trick = try #require(book.tricks.first { $0.prerequisites?.isEmpty == false })
      let earlier = try #require(book.tricks.first { $0.id == trick.prerequisites?.first })
      try withApp([trick.id]) { app in
        try app.activeWindow(trick.title)
        try app.find(.button, earlier.title, in: trick.title).press()
        try app.activeWindow(earlier.title)
        #expect(Set(app.toplevels.map(\.name)) == [mainTitle, trick.title, earlier.title])
        try app.press("Escape")
        try app.eventually("the other two are left") { app.toplevels.count == 2 }
      }
    }

    @Test("Opening a trick that is open presents its window again")
    func openingTwice() throws {
      try withApp(["shake-hands"]) { app in
        try app.activeWindow("Shake paws")
        let second = try Program.run(["shake-hands"], in: app.folders)
        #expect(second.standardError == "")
        try app.activeWindow("Shake paws")
        #expect(app.toplevels.count == 2)
      }
    }
  }
}
