import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("KNOWN-BUGS 1, 7 and 10: nothing of a view is left when its window is closed")
  func viewsAreFreed() throws {
    let before = Window.all
    var alive: [(name: String, isAlive: () -> Bool)] = []
    func watch(_ name: String, _ object: some AnyObject) {
      alive.append((name, { [weak object] in object != nil }))
    }
    try withScreen { screen in
      screen.coordinator.present(.filter)
      screen.coordinator.present(.trick("trick-3"))
      screen.coordinator.present(.about)
      screen.coordinator.present(.shortcuts)
      settle()
      for (presentation, view) in screen.presenter.shown { watch("\(presentation)", view) }
      watch("page", try screen.page)
      let cards = try screen.cards
      watch("cards", cards)
      watch("rows", cards.factory)
      for row in cards.factory.allRows { watch("row", row) }
      screen.state.filter.toggle(.difficulty(.easy))
      settle()
      watch("presenter", screen.presenter)
      watch("collection", screen.collection)
      watch("state", screen.state)
      watch("coordinator", screen.coordinator)
      #expect(alive.count == 42)
      #expect(alive.allSatisfy { $0.isAlive() } == false, "rows that were filtered out are gone")
    }
    #expect(alive.filter { $0.isAlive() }.map(\.name) == [])
    #expect(Window.all == before)
  }

  @Test("A window that was closed is gone while the others stay")
  func closedWindowIsFreed() throws {
    try withScreen { screen in
      for presentation in [Presentation.filter, .trick("trick-3"), .about, .shortcuts] {
        screen.coordinator.present(presentation)
        settle()
        weak let view = screen.presenter.shown[presentation]
        #expect(view != nil)
        screen.coordinator.dismiss(presentation)
        settle()
        #expect(view == nil, "\(presentation)")
      }
      weak let main = try screen.main
      screen.coordinator.present(.trick("trick-3"))
      screen.coordinator.dismiss(.collection)
      settle()
      #expect(main == nil)
      #expect(try screen.trickWindow("trick-3").window.isVisible)
    }
  }

  @Test("A main window that was closed can be opened again, with the filter as it was")
  func openedAgain() throws {
    try withScreen { screen in
      screen.state.filter.toggle(.difficulty(.easy))
      screen.coordinator.present(.trick("trick-3"))
      screen.coordinator.dismiss(.collection)
      settle()
      screen.coordinator.present(.collection)
      settle()
      #expect(screen.texts.contains("10 of 30 tricks"))
      #expect(screen.shownIDs.count == 10)
    }
  }

  @Test("KNOWN-BUGS 1: signals of a window whose view is gone run nothing of the view")
  func signalsAfterView() throws {
    var calls = 0
    func makeWindow() -> Window {
      FilterDialog(
        onToggle: { _ in calls += 1 }, onClear: { calls += 1 }, onDone: { calls += 1 }
      ).window
    }
    let window = makeWindow()
    window.present()
    settle()
    for row in window.parts(CheckButton.self) { row.isActive.toggle() }
    for pill in window.parts(ToggleButton.self) { pill.click() }
    settle()
    #expect(calls == 0)
    window.destroy()
    settle()
    #expect(calls == 0)
    #expect(!Window.all.contains(window))
  }

  @Test("Changes after everything is closed run nothing and crash nothing")
  func changesAfterClose() throws {
    var state: FilterState?
    var coordinator: FlowCoordinator?
    try withScreen { screen in
      state = screen.state
      coordinator = screen.coordinator
    }
    let count = Window.all.count
    state?.filter.toggle(.gentle)
    coordinator?.present(.filter)
    coordinator?.notice = .unknownTrick("fly")
    settle()
    #expect(Window.all.count == count)
  }
}
