import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Runs a test on a dialog of its own, with no program around it.
  ///
  /// - Parameter test: gets the dialog, and a way to ask what it told so far.
  private func withDialog(
    _ test: (FilterDialog, _ told: () -> [String]) throws -> Void
  ) rethrows {
    var told: [String] = []
    let dialog = FilterDialog(
      onToggle: { told.append($0.name) }, onClear: { told.append("clear") },
      onDone: { told.append("done") })
    defer { dialog.window.destroy() }
    try test(dialog) { told }
  }

  @Test("The filter dialog has a title and a heading for every question")
  func dialogHeadings() {
    withDialog { dialog, _ in
      #expect(dialog.window.title == "Filter Tricks")
      #expect(
        dialog.window.parts(styled: "heading").compactMap { $0.seen(as: Label.self)?.text }
          == [
            "Difficulty", "Category", "What you have", "Time", "Place", "Body", "State",
            "Last practised", "Teach first",
          ])
    }
  }

  @Test(
    "The filter dialog ticks what is chosen and numbers what each choice would leave",
    arguments: [
      TrickQuery(),
      TrickQuery(filter: [.difficulty(.medium)]),
      TrickQuery(filter: [.category(.paws), .category(.show), .gentle]),
      TrickQuery(
        filter: [.equipment(.ball), .equipment(.mat), .minutes(3), .place(.field)],
        searchText: "a"),
      TrickQuery(searchText: "no such trick"),
    ])
  func dialogShows(query: TrickQuery) throws {
    let book = try Front.book
    withDialog { dialog, _ in
      dialog.update(.of(book, TrickQuery(filter: [.difficulty(.hard), .minutes(1)])))
      let snapshot = CollectionSnapshot.of(book, query)
      dialog.update(snapshot)
      #expect(dialog.shownChoices == ShownChoice.all(snapshot))
      #expect(dialog.choiceWidgets.map(\.accessibleName) == Condition.all.map(\.name))
      #expect(
        dialog.choiceWidgets.map(\.accessibleDescription)
          == Condition.all.map { trickCount(snapshot.counts[$0]) })
    }
  }

  @Test("Choosing a row or pill is told once, following the filter never", arguments: Condition.all)
  func dialogChoosing(condition: Condition) throws {
    try withDialog { dialog, told in
      dialog.update(.of(.numbered(3), TrickQuery(filter: TrickFilter().toggling(condition))))
      dialog.update(.of(.numbered(3), TrickQuery()))
      #expect(told() == [])
      try dialog.choose(condition)
      #expect(told() == [condition.name])
    }
  }

  @Test("The buttons of the filter dialog say what they are for and do it once")
  func dialogButtons() throws {
    try withDialog { dialog, told in
      try #require(dialog.window.button("Done")).click()
      try #require(dialog.window.button("Clear")).click()
      #expect(told() == ["done", "clear"])
    }
  }

  @Test("The keyboard is on the first difficulty when the filter dialog opens")
  func dialogFocus() throws {
    try withScreen { screen in
      screen.coordinator.present(.filter)
      settle()
      let dialog = try screen.dialog
      #expect(dialog.window.focusWidget == dialog.choiceWidgets.first)
    }
  }
}
