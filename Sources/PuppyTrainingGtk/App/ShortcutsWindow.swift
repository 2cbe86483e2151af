import Gtk

/// The window that lists all keyboard shortcuts.
enum ShortcutsWindow {
  static func make() -> Window {
    let builder = Builder(ResourcePath.ui("shortcuts-window"))
    return builder["window"]
  }
}
