import CGtk
import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

/// Each key of the table is pressed; those of the whole program are pressed from outside, in
/// `EndToEndTests`.
extension FrontTests {
  private var everyShortcut: [Shortcut] { Shortcut.groups.flatMap(\.shortcuts) }

  @Test("Keys with an action find it in the main window or in the program")
  func actionKeys() throws {
    try withScreen { screen in
      let window = try screen.main.window
      for (keys, action) in Shortcut.actions where action.hasPrefix("win.") {
        #expect(window.hasAction(String(action.dropFirst(4))), "\(keys)")
      }
      let others = Shortcut.actions.map(\.action).filter { !$0.hasPrefix("win.") }
      #expect(others == ["app.shortcuts", "app.quit"])
    }
  }

  @Test("Keys that close a window close it, the main window only those that are for it, too")
  func closingKeysOfTheTable() throws {
    try withScreen { screen in
      let keys = Shortcut.keys(for: .leave) + Shortcut.keys(for: .close)
      #expect(keys.count == 2)
      for keys in keys {
        screen.coordinator.present(.about)
        settle()
        let about: AboutWindow = try screen.view(.about)
        #expect(about.window.press(keys), "\(keys)")
        settle()
        #expect(screen.coordinator.stack == [.collection])
      }
      let main = try screen.main.window
      for keys in Shortcut.keys(for: .leave) { #expect(!main.press(keys)) }
      for keys in Shortcut.keys(for: .close) { #expect(main.press(keys)) }
    }
  }

  @Test("Keys of the search do what the table says")
  func searchKeys() throws {
    for case .search(let meaning) in everyShortcut.map(\.meaning) {
      try withScreen { screen in
        #expect(try screen.main.window.runAction("win.search"))
        let entry: SearchEntry = try screen.part()
        for keys in Shortcut.keys(for: .search(meaning)) {
          let key = try #require(Key(keys))
          #expect(entry.press(key), "\(keys)")
        }
        settle()
        switch meaning {
        case .goToFirst: #expect(screen.focusedTrick == screen.ids.first)
        case .open: #expect(screen.coordinator.stack.last == screen.ids.first.map { .trick($0) })
        case .leave: #expect(try !screen.part(SearchBar.self).isOpen)
        }
      }
    }
  }

  @Test("Keys of a practice do what the table says, on the keypad too")
  func practiceKeys() throws {
    for shortcut in everyShortcut {
      guard case .practice(let meaning) = shortcut.meaning else { continue }
      try withPractice { practice, journal in
        let (window, session) = (practice.window, practice.session)
        switch meaning {
        case .undo: window.strike(.letter("m"))
        case .choice: for _ in 0..<5 { window.strike(.letter("m")) }
        case .hit, .miss, .pause: break
        }
        let key = try #require(Key(shortcut.keys))
        #expect(!window.press(key, .control), "left to others")
        window.release(key)
        window.strike(key)
        let marks = journal.kept.map { $0.reps.map(\.isHit) }
        switch meaning {
        case .hit: #expect(marks == [[true]])
        case .miss: #expect(marks == [[false]])
        case .undo: #expect(marks == [])
        case .pause: #expect(session.isPaused)
        case .choice(let verdict): #expect(journal.kept.first?.decision?.chosen == verdict)
        }
      }
    }
    #expect(Shortcut.practiceKey(.keypadRight, []) == .hit)
    #expect(Shortcut.practiceKey(.keypadPageUp, .shift) == .miss)
  }

  @Test("The key of the main menu is that of GTK")
  func menuKey() throws {
    #expect(Shortcut.keys(for: .gtk) == ["F10"])
    try withScreen { screen in
      let menus = try screen.main.window.parts(MenuButton.self)
      #expect(menus.filter { gtk_menu_button_get_primary($0.opaque) != 0 }.count == 1)
    }
  }
}
