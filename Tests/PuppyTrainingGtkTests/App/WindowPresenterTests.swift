import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("The windows are those of the stack, whatever comes and goes")
  func windowsAgree() throws {
    let before = Window.all
    try withScreen { screen in
      let steps: [(FlowCoordinator) -> Void] = [
        { $0.present(.trick("trick-1")) },
        { $0.present(.filter) },
        { $0.present(.trick("trick-2")) },
        { $0.present(.trick("trick-1")) },
        { $0.dismiss(.filter) },
        { $0.present(.about) },
        { $0.dismiss(.trick("trick-2")) },
        { $0.present(.shortcuts) },
        { $0.dismiss(.collection) },
        { $0.present(.filter) },
        { $0.dismissAll() },
      ]
      for step in steps {
        step(screen.coordinator)
        settle()
        let shown = screen.presenter.shown
        #expect(Set(shown.keys) == Set(screen.coordinator.stack))
        let windows = shown.values.map { $0.window as Window }
        #expect(windows.filter { !$0.isVisible } == [])
        let all = Window.all.filter { !before.contains($0) }
        #expect(all.count == windows.count)
        #expect(all.filter { !windows.contains($0) } == [])
      }
    }
  }

  @Test("A trick that is up already comes to the front: no second window")
  func presentedAgain() throws {
    try withScreen { screen in
      screen.coordinator.present(.trick("trick-1"))
      settle()
      let first = try screen.trickWindow("trick-1")
      screen.coordinator.present(.trick("trick-2"))
      settle()
      let second = try screen.trickWindow("trick-2")
      #expect(MainLoop.run { second.window.isActive })
      let count = Window.all.count
      screen.coordinator.present(.trick("trick-1"))
      #expect(MainLoop.run { first.window.isActive })
      #expect(try screen.trickWindow("trick-1") === first)
      #expect(Window.all.count == count)
    }
  }

  @Test("KNOWN-BUGS 46: a program started again presents its window, not a second one")
  func startedAgain() throws {
    try withScreen { screen in
      let main = try screen.main
      let count = Window.all.count
      screen.coordinator.open(nil, in: screen.collection.index.book)
      settle()
      #expect(try screen.main === main)
      #expect(Window.all.count == count)
    }
  }

  @Test(
    "KNOWN-BUGS 39: the keyboard returns to the card of a trick when its window closes",
    arguments: ["Escape", "<Control>w"])
  func focusAfterTrick(keys: String) throws {
    try withScreen { screen in
      try screen.part(GridView.self).activate(row: 7)
      settle()
      let window = try screen.trickWindow("trick-7").window
      #expect(window.press(keys))
      settle()
      #expect(!Window.all.contains(window))
      let main = try screen.main.window
      #expect(MainLoop.run { main.isActive })
      #expect(screen.focusedTrick == "trick-7")
    }
  }

  @Test("The card of a trick that was opened from another trick has the keyboard afterwards")
  func focusAfterOtherTrick() throws {
    try withScreen { screen in
      screen.coordinator.present(.trick("trick-20"))
      settle()
      try screen.trickWindow("trick-20").window.close()
      settle()
      #expect(screen.focusedTrick == "trick-20")
      #expect(screen.coordinator.stack == [.collection])
    }
  }

  @Test("A trick that the book does not have gets no window and leaves the stack")
  func unknownTrick() throws {
    try withScreen { screen in
      let count = Window.all.count
      screen.coordinator.present(.trick("fly"))
      settle()
      #expect(screen.coordinator.stack == [.collection])
      #expect(Window.all.count == count)
    }
  }

  @Test(
    "The dialogs of the menu lie over the main window and close with Escape and Ctrl+W",
    arguments: [Presentation.about, .shortcuts], ["Escape", "<Control>w"])
  func plainWindows(presentation: Presentation, keys: String) throws {
    try withScreen { screen in
      screen.coordinator.present(presentation)
      settle()
      let window = try #require(screen.presenter.shown[presentation]?.window as Window?)
      let main = try screen.main.window
      #expect(window.isModal)
      #expect(window.transientParent == main)
      #expect(window.press(keys))
      settle()
      #expect(screen.coordinator.stack == [.collection])
      #expect(!Window.all.contains(window))
    }
  }

  @Test(
    "Every window closes with Ctrl+W, and all but the main window with Escape",
    arguments: [
      Presentation.collection, .filter, .trick("trick-1"), .practiceName("trick-1"),
      .dogEditor(nil), .restore, .shortcuts, .about,
    ])
  func closingKeys(presentation: Presentation) throws {
    try withScreen { screen in
      for keys in ["Escape", "<Control>w"] {
        screen.coordinator.present(presentation)
        settle()
        let window = try #require(screen.presenter.shown[presentation]?.window as Window?)
        let isClosing = keys != "Escape" || presentation != .collection
        #expect(window.press(keys) == isClosing, "\(keys)")
        settle()
        #expect(screen.coordinator.stack.contains(presentation) != isClosing)
      }
    }
  }

  @Test("Only what lies over another window takes all input from it")
  func modality() throws {
    try withScreen(dogs: [Dog(name: "Ada")]) { screen in
      let dog = try #require(screen.flow.training.pack.current?.id)
      let alone = [Presentation.trick("trick-1"), .practice("trick-1", dog)]
      for presentation in alone + [.filter, .dogEditor(nil), .restore, .shortcuts, .about] {
        screen.coordinator.present(presentation)
        settle()
        let window = try #require(screen.presenter.shown[presentation]?.window as Window?)
        let parent = alone.contains(presentation) ? nil : try screen.main.window as Window?
        #expect(window.transientParent == parent)
        #expect(window.isModal == (parent != nil))
        screen.coordinator.dismiss(presentation)
      }
    }
  }

  @Test("Escape in a practice window leaves a text first, and then closes the window")
  func escapeInPractice() throws {
    try withScreen(Front.book, dogs: [Dog(name: "Ada")]) { screen in
      screen.flow.practise("touch")
      settle()
      let practice = try #require(screen.coordinator.stack.last)
      let window = try (screen.view(practice) as PracticeWindow).window
      window.parts(Expander.self).first?.isOpen = true
      settle()
      try #require(window.parts(Entry.self).last).grabFocus()
      #expect(window.press(.escape))
      #expect(!window.isWriting)
      window.release(.escape)
      #expect(window.press(.escape))
      settle()
      #expect(screen.coordinator.stack == [.collection])
    }
  }

  @Test("Windows that are told of before the main loop turns are there at once")
  func updateNow() throws {
    try withScreen { screen in
      screen.coordinator.present(.trick("trick-1"))
      screen.presenter.update()
      #expect(screen.presenter.shown[.trick("trick-1")] != nil)
    }
  }
}
