import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Runs a test on the filter dialog of the program.
  private func withOpenDialog(
    _ filter: TrickFilter = TrickFilter(), _ test: (Screen, FilterDialog) throws -> Void
  ) throws {
    try withScreen(Front.book, query: TrickQuery(filter: filter)) { screen in
      screen.coordinator.present(.filter)
      settle()
      try test(screen, screen.dialog)
    }
  }

  @Test("A choice in the dialog filters at once, and ticks, numbers, count and cards follow")
  func choiceApplies() throws {
    try withOpenDialog { screen, dialog in
      for condition in [Condition.difficulty(.easy), .category(.paws), .place(.indoors), .gentle] {
        try dialog.choose(condition)
        #expect(screen.state.filter.contains(condition), "before the next turn of the main loop")
        MainLoop.drain()
        let snapshot = screen.collection.snapshot
        #expect(dialog.shownChoices == ShownChoice.all(snapshot))
        #expect(screen.texts.first == snapshot.countText)
        #expect(screen.ids.count == screen.shownIDs.count)
      }
      #expect(
        screen.state.filter
          == [.difficulty(.easy), .category(.paws), .place(.indoors), .gentle])
    }
  }

  @Test(
    "KNOWN-BUGS 29: the level that is chosen can be chosen away again",
    arguments: Difficulty.allCases)
  func levelCanBeEmptied(level: Difficulty) throws {
    try withOpenDialog { screen, dialog in
      try dialog.choose(.difficulty(level))
      settle()
      #expect(screen.state.selection == level)
      try dialog.choose(.difficulty(level))
      settle()
      #expect(screen.state.selection == nil)
      #expect(dialog.shownChoices.filter(\.isChosen) == [])
      #expect(screen.texts.contains("Any difficulty"))
    }
  }

  @Test("Another level takes the place of the one that was chosen")
  func levelReplaced() throws {
    try withOpenDialog { screen, dialog in
      try dialog.choose(.difficulty(.easy))
      settle()
      try dialog.choose(.difficulty(.hard))
      settle()
      #expect(screen.state.filter == [.difficulty(.hard)])
      #expect(dialog.shownChoices.filter(\.isChosen).map(\.name) == ["Hard"])
    }
  }

  @Test("Clear takes every condition away and closes the dialog; the search stays")
  func clearCloses() throws {
    try withOpenDialog(TrickFilter([.difficulty(.easy), .equipment(.mat)])) { screen, dialog in
      screen.state.searchText = "paw"
      try #require(dialog.window.button("Clear")).click()
      settle()
      #expect(screen.state.query == TrickQuery(searchText: "paw"))
      #expect(screen.coordinator.stack == [.collection])
      #expect(screen.presenter.shown[.filter] == nil)
    }
  }

  @Test("A filter that changes elsewhere shows in the open dialog and is no choice of the person")
  func dialogFollows() throws {
    try withOpenDialog { screen, dialog in
      let filter = TrickFilter([.difficulty(.medium), .place(.field)])
      screen.state.filter = filter
      settle()
      #expect(dialog.shownChoices == ShownChoice.all(screen.collection.snapshot))
      #expect(screen.state.filter == filter)
    }
  }

  @Test("KNOWN-BUGS 2: a row whose handler closes the dialog that contains it does no harm")
  func handlerClosesItsDialog() throws {
    let count = Window.all.count
    for condition in [Condition.difficulty(.easy), .category(.paws)] {
      var dialog: FilterDialog?
      dialog = FilterDialog(
        onToggle: { _ in
          dialog?.window.destroy()
          dialog = nil
        }, onClear: {}, onDone: {})
      weak let gone = dialog
      dialog?.window.present()
      settle()
      try dialog?.choose(condition)
      settle()
      #expect(dialog == nil)
      #expect(gone == nil)
    }
    #expect(Window.all.count == count)
  }
}
