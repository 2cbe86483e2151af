import Gtk

/// A view with a window of its own. It says what differs from window to window; what all have in
/// common is the presenter's.
protocol PresentedWindow: AnyObject {
  associatedtype Kind: Window
  var window: Kind { get }
  /// What Escape does.
  var escape: EscapeKey { get }
  /// Makes use of Escape where it closes the window only without one.
  ///
  /// - Returns: it had a use.
  func usesEscape() -> Bool
  /// Takes a size that suits the window it lies over.
  func fit(over parent: Window)
  /// The window is about to be destroyed.
  func willClose()
}

/// What Escape does in a window.
enum EscapeKey {
  case closes
  /// It has a use of its own, and closes the window when that has none for it.
  case closesWhenUnused
  case nothing
}

extension PresentedWindow {
  var escape: EscapeKey { .closes }
  func usesEscape() -> Bool { false }
  func fit(over parent: Window) {}
  func willClose() {}

  /// The keys by which a person closes the window; for who presents it.
  func bindClosing() {
    for keys in Shortcut.keys(for: .close) { window.bind(keys, to: "window.close") }
    switch escape {
    case .nothing: break
    case .closes:
      for keys in Shortcut.keys(for: .leave) { window.bind(keys, to: "window.close") }
    case .closesWhenUnused:
      // Not by a binding that comes last: no key gets there from a widget that is going away.
      window.onKey { [weak self] key, _ in
        guard let self, Shortcut.leaves(key) else { return false }
        if !self.usesEscape() { self.window.close() }
        return true
      }
    }
  }
}
