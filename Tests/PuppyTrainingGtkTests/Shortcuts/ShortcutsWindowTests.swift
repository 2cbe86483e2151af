import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("The shortcuts window lists each effect with its keys, by groups")
  func shortcuts() {
    let window = ShortcutsWindow().window
    defer { window.destroy() }
    #expect(window.title == "Keyboard Shortcuts")
    #expect(
      window.child?.texts == [
        "Tricks",
        "Search, also by just typing", "Ctrl+F",
        "Filter", "Shift+Ctrl+F",
        "Go from the search to the first trick", "Down",
        "Open the trick in focus", "Return",
        "Clear, then leave the search", "Escape",
        "Practise the trick in focus", "Ctrl+P",
        "Practice",
        "Hit; accept the verdict", keyLabel("space"),
        "Hit", keyLabel("Right"),
        "Hit", keyLabel("Page_Down"),
        "Miss", "M",
        "Miss", keyLabel("Left"),
        "Miss", keyLabel("Page_Up"),
        "Take the last mark back", keyLabel("BackSpace"),
        "Pause, go on", "P",
        "After a set: the next step", "N",
        "After a set: the same step", "S",
        "After a set: a step back", "B",
        "Windows",
        "Close a dialog or a trick", "Escape",
        "Close the window", "Ctrl+W",
        "Open the main menu", "F10",
        "Show the keyboard shortcuts", "Ctrl+?",
        "Quit", "Ctrl+Q",
      ])
    #expect(window.parts(styled: "keycap").count == 22)
    #expect(window.leastWidth <= 360)
  }
}
