import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Runs the body with text from the left to the right and then the other way.
  private func inBothDirections(_ body: (_ isRightToLeft: Bool) throws -> Void) rethrows {
    defer { Widget.isRightToLeft = false }
    for isRightToLeft in [false, true] {
      Widget.isRightToLeft = isRightToLeft
      try body(isRightToLeft)
    }
  }

  nonisolated private static let everyCondition = TrickFilter(
    [Facet.difficulty, .category, .equipment, .minutes, .place, .body].flatMap(\.conditions))

  @Test(
    "The main window can be 360 pixels wide, with the whole book, with every chip, and empty",
    arguments: [
      TrickQuery(), TrickQuery(filter: everyCondition), TrickQuery(searchText: "zebra"),
      TrickQuery(filter: everyCondition, searchText: "accept"),
    ])
  func narrowMainWindow(query: TrickQuery) throws {
    try inBothDirections { _ in
      try withScreen(Front.book, query: query) { screen in
        screen.coordinator.notice = .unknownTrick("a-trick-with-a-very-long-name-in-kebab-case")
        try screen.part(SearchBar.self).isOpen = true
        settle()
        let window = try screen.main.window
        #expect(try #require(window.child).leastWidth <= 360)
        #expect(window.leastWidth <= 370, "with the border that a plain X server has us draw")
      }
    }
  }

  @Test("The filter dialog can be 360 pixels wide, in both directions of text")
  func narrowDialog() throws {
    inBothDirections { _ in
      let dialog = FilterDialog(onToggle: { _ in }, onClear: {}, onDone: {})
      defer { dialog.window.destroy() }
      #expect(dialog.window.leastWidth <= 360)
    }
  }

  @Test("In a window 360 pixels wide nothing of the header and the cards is cut off")
  func nothingCutOff() throws {
    try inBothDirections { _ in
      try withScreen(Front.book, query: TrickQuery(filter: Self.everyCondition)) { screen in
        let window = try screen.main.window
        window.defaultSize = (360, 640)
        #expect(MainLoop.run { window.size.width <= 370 && window.size.width > 300 })
        settle()
        let content = try #require(window.child)
        let parts =
          [content] + content.parts(styled: "chip") + content.parts(styled: "count")
          + content.parts(styled: "card") + content.parts(styled: "filter-button")
        #expect(parts.count > 50)
        for part in parts {
          let place = try #require(part.place(in: content))
          #expect(place.x.lowerBound >= 0)
          #expect(place.x.upperBound <= Double(content.size.width))
        }
      }
    }
  }

  @Test("The header is mirrored where text runs from the right to the left")
  func mirroredHeader() throws {
    try inBothDirections { isRightToLeft in
      let filter = TrickFilter([.difficulty(.easy), .gentle])
      try withScreen(query: TrickQuery(filter: filter)) { screen in
        let window = try screen.main.window
        let chips = screen.chips.compactMap { $0.place(in: window)?.x.lowerBound }
        let button = try #require(try screen.filterButton.place(in: window)).x.lowerBound
        #expect(chips.count == 2)
        #expect((chips[0] < chips[1]) != isRightToLeft)
        #expect((chips[1] < button) != isRightToLeft)
      }
    }
  }

  @Test("The columns of a trick are mirrored where text runs from the right to the left")
  func mirroredTrick() throws {
    try inBothDirections { isRightToLeft in
      try withScreen { screen in
        screen.coordinator.present(.trick("trick-1"))
        settle()
        let window = try screen.trickWindow("trick-1").window
        let tile = try #require(window.parts(styled: "tile").first?.place(in: window))
        let step = try #require(window.parts(styled: "step").first?.place(in: window))
        #expect((tile.x.upperBound <= step.x.lowerBound) != isRightToLeft)
        #expect((step.x.upperBound <= tile.x.lowerBound) == isRightToLeft)
      }
    }
  }
}
