import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("The shortcuts window lists each effect with its keys, by groups")
  func shortcuts() {
    let window = ShortcutsWindow.make()
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
        "Windows",
        "Close a dialog or a trick", "Escape",
        "Close the window", "Ctrl+W",
        "Open the main menu", "F10",
        "Show the keyboard shortcuts", "Ctrl+?",
        "Quit", "Ctrl+Q",
      ])
    #expect(window.parts(styled: "keycap").count == 10)
    #expect(window.leastWidth <= 360)
  }
}
