import GtkTestSupport
import PuppyTrainingCore
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Runs a test on thirty tricks, ten of each level, with the keyboard on the card of one.
  private func withFocus(on number: Int, _ test: (Screen) throws -> Void) throws {
    try withScreen { screen in
      try screen.cards.focusCard(of: "trick-\(number)")
      settle()
      try #require(screen.focusedTrick == "trick-\(number)")
      try test(screen)
    }
  }

  @Test("KNOWN-BUGS 19: the card with the keyboard keeps it through filter, order and search")
  func focusStays() throws {
    try withFocus(on: 4) { screen in
      let changes: [(FilterState) -> Void] = [
        { $0.filter.toggle(.difficulty(.medium)) },
        { $0.filter.toggle(.minutes(3)) },
        { $0.sort = .difficulty },
        { $0.clear() },
        { $0.sort = .title },
      ]
      for change in changes {
        change(screen.state)
        settle()
        #expect(screen.focusedTrick == "trick-4")
        #expect(screen.selectedTrick == "trick-4")
      }
    }
  }

  @Test(
    "The keyboard goes from a card that is filtered out to the next one that stays, else the last",
    arguments: [(4, Difficulty.easy, "trick-6"), (29, .easy, "trick-27"), (0, .hard, "trick-2")])
  func focusMovesOn(number: Int, level: Difficulty, next: Trick.ID) throws {
    try withFocus(on: number) { screen in
      screen.state.selection = level
      settle()
      #expect(screen.focusedTrick == next)
      #expect(screen.selectedTrick == "trick-\(number)", "where the person was")
    }
  }

  @Test("A card that was filtered out has the keyboard again when the filter is cleared")
  func focusComesBack() throws {
    try withFocus(on: 4) { screen in
      for level in [Difficulty.easy, .hard] {
        screen.state.selection = level
        settle()
        #expect(screen.focusedTrick != "trick-4")
      }
      screen.state.clear()
      settle()
      #expect(screen.focusedTrick == "trick-4")
    }
  }

  @Test("The card a person moved to after a change is the one that is kept")
  func focusMovedByPerson() throws {
    try withFocus(on: 4) { screen in
      screen.state.selection = .easy
      settle()
      try screen.cell(of: "trick-12").grabFocus()
      settle()
      screen.state.clear()
      settle()
      #expect(screen.focusedTrick == "trick-12")
    }
  }

  @Test("KNOWN-BUGS 15: 200 random changes under the keyboard crash nothing and lose no focus")
  func focusUnderRandomChanges() throws {
    try withFocus(on: 15) { screen in
      var generator = SeededGenerator(seed: 15)
      for _ in 0..<200 {
        screen.state.selection =
          ([nil] + Difficulty.allCases).randomElement(using: &generator) ?? nil
        screen.state.sort = TrickSort.allCases.randomElement(using: &generator) ?? .title
        MainLoop.drain()
        try #require(MainLoop.run { screen.focusedTrick != nil })
      }
      screen.state.clear()
      settle()
      #expect(screen.focusedTrick == "trick-15")
    }
  }

  @Test("A change that follows another one before the keyboard is back loses no keyboard")
  func quickChanges() throws {
    try withFocus(on: 4) { screen in
      screen.state.sort = .difficulty
      settle()
      screen.state.selection = .hard
      MainLoop.turn()
      #expect(screen.focusedTrick == nil)
      screen.state.clear()
      settle()
      #expect(screen.focusedTrick == "trick-4")
    }
  }

  @Test("A change takes no keyboard that is not on a card")
  func focusElsewhere() throws {
    try withScreen { screen in
      let button = try screen.filterButton
      button.grabFocus()
      screen.state.selection = .hard
      settle()
      #expect(button.isFocused)
    }
  }

  @Test("The keyboard that lands on the grid itself goes on to a card")
  func focusOnGrid() throws {
    try withFocus(on: 7) { screen in
      let window = try screen.main.window
      try screen.filterButton.grabFocus()
      window.focus(try screen.part(GridView.self))
      settle()
      #expect(screen.focusedTrick == "trick-7")
    }
  }

  @Test(
    "KNOWN-BUGS 38: the keyboard that enters the grid for the first time goes to its first card")
  func firstFocusOnGrid() throws {
    try withScreen { screen in
      try screen.main.window.focus(try screen.part(GridView.self))
      settle()
      #expect(screen.focusedTrick == screen.ids.first)
    }
  }
}
