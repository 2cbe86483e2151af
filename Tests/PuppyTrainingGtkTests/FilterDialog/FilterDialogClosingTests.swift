import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  /// The ways in which a person leaves the filter dialog.
  enum WayOut: CaseIterable {
    case done, clear, escape, controlW, closeButton

    func take(_ dialog: FilterDialog) throws {
      switch self {
      case .done: try #require(dialog.window.button("Done")).click()
      case .clear: try #require(dialog.window.button("Clear")).click()
      case .escape: #expect(dialog.window.press("Escape"))
      case .controlW: #expect(dialog.window.press("<Control>w"))
      case .closeButton: dialog.window.close()
      }
    }
  }

  @Test(
    "KNOWN-BUGS 35: every way out of the dialog goes through the coordinator, once",
    arguments: WayOut.allCases)
  func oneClosePath(way: WayOut) throws {
    try withScreen { screen in
      screen.coordinator.present(.filter)
      settle()
      var stacks: [[Presentation]] = []
      let token = observe { stacks.append(screen.coordinator.stack) }
      let dialog = try screen.dialog
      try way.take(dialog)
      #expect(Window.all.contains(dialog.window), "nobody but the presenter takes it down")
      settle()
      token.stop()
      #expect(stacks == [[.collection, .filter], [.collection]])
      #expect(!Window.all.contains(dialog.window))
    }
  }

  @Test("KNOWN-BUGS 40: after the dialog the keyboard is on the filter button of the active window")
  func focusAfterDialog() throws {
    try withScreen { screen in
      screen.coordinator.present(.filter)
      settle()
      try screen.dialog.window.close()
      settle()
      let window = try screen.main.window
      #expect(MainLoop.run { window.isActive })
      #expect(try window.focusWidget == screen.filterButton)
    }
  }

  @Test("KNOWN-BUGS 46: the dialog that is opened twice is one window")
  func dialogTwice() throws {
    try withScreen { screen in
      let count = Window.all.count
      screen.coordinator.present(.filter)
      settle()
      let dialog = try screen.dialog
      try screen.filterButton.click()
      settle()
      #expect(try screen.dialog === dialog)
      #expect(Window.all.count == count + 1)
      #expect(MainLoop.run { dialog.window.isActive })
    }
  }

  @Test(
    "KNOWN-BUGS 11: a dialog that was opened 20 times leaves no window behind",
    arguments: WayOut.allCases)
  func noHiddenToplevels(way: WayOut) throws {
    try withScreen { screen in
      let count = Window.all.count
      for _ in 0..<20 {
        screen.coordinator.present(.filter)
        MainLoop.drain()
        #expect(Window.all.count == count + 1)
        weak let dialog = try screen.dialog
        try way.take(screen.dialog)
        MainLoop.drain()
        #expect(Window.all.count == count)
        #expect(dialog == nil)
      }
    }
  }

  @Test("KNOWN-BUGS 36: the dialog is modal, lies over the main window and goes with it")
  func dialogGoesWithItsParent() throws {
    try withScreen { screen in
      screen.coordinator.present(.filter)
      settle()
      let window = try screen.dialog.window
      let main = try screen.main.window
      #expect(window.isModal)
      #expect(window.transientParent == main)
      main.close()
      settle()
      #expect(screen.coordinator.stack == [])
      #expect(!Window.all.contains(window) && !Window.all.contains(main))
    }
  }

  @Test(
    "The dialog covers at most half of a window that is high enough, and fits its width",
    arguments: [(1000, 740), (700, 600), (360, 560), (360, 500)])
  func dialogSize(width: Int, height: Int) throws {
    try withScreen { screen in
      let main = try screen.main.window
      main.defaultSize = (width, height)
      #expect(MainLoop.run { main.size.height <= height && main.size.height > height - 60 })
      settle()
      screen.coordinator.present(.filter)
      settle()
      let dialog = try screen.dialog.window
      #expect(dialog.size.height <= max(280, main.size.height / 2))
      #expect(dialog.size.height >= 250, "enough to choose from")
      #expect(dialog.size.width <= main.size.width)
    }
  }
}
