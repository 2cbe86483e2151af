import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  private static let threeConditions = TrickFilter([
    .difficulty(.easy), .category(.paws), .equipment(.mat),
  ])

  @Test("A chip that is clicked takes its condition out of the filter")
  func chipClick() throws {
    try withScreen(query: TrickQuery(filter: Self.threeConditions)) { screen in
      screen.chips[1].click()
      settle()
      #expect(screen.state.filter == [.difficulty(.easy), .equipment(.mat)])
      #expect(screen.chips.flatMap(\.texts) == ["Easy", "Mat"])
    }
  }

  @Test(
    "The keyboard goes from a removed chip to the next one, else to the one before",
    arguments: [(0, "Paws"), (1, "Mat"), (2, "Paws")])
  func chipFocus(index: Int, next: String) throws {
    try withScreen(query: TrickQuery(filter: Self.threeConditions)) { screen in
      let chip = screen.chips[index]
      chip.grabFocus()
      chip.click()
      settle()
      #expect(screen.focusedWidget?.texts == [next])
    }
  }

  @Test("The keyboard goes from the last chip to the filter button")
  func lastChipFocus() throws {
    try withScreen(query: TrickQuery(filter: [.gentle])) { screen in
      let chip = screen.chips[0]
      chip.grabFocus()
      chip.click()
      settle()
      let button = try screen.filterButton
      #expect(screen.focusedWidget == button)
      #expect(!screen.state.filter.isActive)
    }
  }

  @Test("Chips that stay the same are not made anew under the keyboard")
  func chipsStay() throws {
    try withScreen(query: TrickQuery(filter: Self.threeConditions)) { screen in
      let chips = screen.chips
      chips[1].grabFocus()
      screen.state.sort = .difficulty
      settle()
      #expect(screen.chips == chips)
      #expect(chips[1].isFocused)
    }
  }

  @Test("Chips that come and go take no keyboard that is elsewhere")
  func chipsElsewhere() throws {
    try withScreen { screen in
      let button = try screen.filterButton
      button.grabFocus()
      screen.state.filter = Self.threeConditions
      settle()
      screen.state.filter.toggle(.category(.paws))
      settle()
      #expect(button.isFocused)
    }
  }
}
