import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// A search of its own, with no program around it.
  private final class Search {
    let state: FilterState
    let control: SearchControl
    let bar: SearchBar
    let entry: SearchEntry
    let button: ToggleButton
    let window: Window
    private(set) var events: [String] = []

    init(_ text: String = "") throws {
      state = FilterState(TrickQuery(searchText: text))
      control = SearchControl(state)
      bar = control.widget
      entry = try #require(bar.allParts.compactMap { $0.seen(as: SearchEntry.self) }.first)
      button = control.button
      let column = Box(.vertical)
      column.append(button)
      column.append(bar)
      window = Window(around: column)
      control.capture(typingIn: window)
      control.onLeave = { [weak self] in self?.events.append("leave") }
      control.onDown = { [weak self] in self?.events.append("down") }
      control.onEnter = { [weak self] in self?.events.append("enter") }
      window.present()
      settle()
    }

    func close() {
      window.destroy()
      settle()
    }
  }

  private func withSearch(_ text: String = "", _ test: (Search) throws -> Void) throws {
    let search = try Search(text)
    defer { search.close() }
    try test(search)
  }

  @Test("What is typed is searched for at once")
  func typing() throws {
    try withSearch { search in
      for text in ["p", "pa", "pa w", ""] {
        search.entry.text = text
        #expect(search.state.searchText == text)
      }
    }
  }

  @Test("The entry follows a search that changes elsewhere")
  func following() throws {
    try withSearch("paw") { search in
      search.state.searchText = ""
      settle()
      #expect(search.entry.text == "")
      search.state.searchText = "roll"
      settle()
      #expect(search.entry.text == "roll")
    }
  }

  @Test("KNOWN-BUGS 25: a search that is on at the start shows with its text, in an open bar")
  func restored() throws {
    try withSearch("paw") { search in
      #expect(search.entry.text == "paw")
      #expect(search.bar.isOpen)
      #expect(search.button.isActive)
    }
  }

  @Test("Without a search the bar is closed at the start")
  func closedAtStart() throws {
    try withSearch { search in
      #expect(!search.bar.isOpen)
      #expect(!search.button.isActive)
    }
  }

  @Test("KNOWN-BUGS 30: Escape first clears the search, then leaves it")
  func escape() throws {
    try withSearch { search in
      search.control.open()
      search.entry.text = "paw"
      settle()
      #expect(search.entry.press(.escape))
      settle()
      #expect(search.state.searchText == "")
      #expect(search.bar.isOpen)
      #expect(search.events == [])
      #expect(search.entry.press(.escape))
      settle()
      #expect(!search.bar.isOpen)
      #expect(search.events == ["leave"])
    }
  }

  @Test("KNOWN-BUGS 31: Escape outside the search does not open it")
  func escapeOutside() throws {
    try withSearch { search in
      #expect(!search.window.press(.escape))
      #expect(!search.window.press("Escape"))
      #expect(!search.bar.isOpen)
    }
  }

  @Test("A bar that is closed by whatever way takes its search with it", arguments: [true, false])
  func closedBar(byButton: Bool) throws {
    try withSearch("paw") { search in
      if byButton { search.button.click() } else { search.bar.isOpen = false }
      settle()
      #expect(search.state.searchText == "")
      #expect(search.entry.text == "")
      #expect(!search.bar.isOpen)
      #expect(!search.button.isActive)
    }
  }

  @Test("The button opens the search with the keyboard in its entry, and leaves it again")
  func searchButton() throws {
    try withSearch { search in
      search.button.click()
      settle()
      #expect(search.bar.isOpen)
      #expect(search.entry.containsFocus)
      search.button.click()
      settle()
      #expect(!search.bar.isOpen)
      #expect(search.events == ["leave"])
    }
  }

  @Test("Down and Enter in the entry are told, with the keypad too")
  func keys() throws {
    try withSearch { search in
      for key in [Key.down, .keypadDown, .enter, .keypadEnter] {
        #expect(search.entry.press(key))
        #expect(search.entry.press(key, [.control]) == false, "left to others")
      }
      #expect(search.events == ["down", "down", "enter", "enter"])
    }
  }

  @Test("Other keys are left to the entry")
  func otherKeys() throws {
    try withSearch { search in
      #expect(search.entry.press(Key(rawValue: 0x61)) == false)
      #expect(search.events == [])
    }
  }
}
