import Gtk
import PuppyTrainingCore

/// The search: a bar that slides in, its entry, and the button for the header bar that opens it.
final class SearchControl {
  let widget: SearchBar
  let button: ToggleButton
  private let state: FilterState
  private let entry: SearchEntry
  /// The bar is open, and the entry does not have the keyboard yet.
  private var isOpening = false
  private var observation: ObservationToken?

  /// The search was left with Escape.
  var onLeave: () -> Void = {}
  /// Down was pressed in the entry.
  var onDown: () -> Void = {}
  /// Enter was pressed in the entry.
  var onEnter: () -> Void = {}

  init(_ state: FilterState) {
    self.state = state
    let builder = Builder(ResourcePath.ui("search"))
    widget = builder["bar"]
    entry = builder["entry"]
    button = builder["button"]
    entry.onChange { [weak self] in
      guard let self else { return }
      self.state.searchText = self.entry.text
    }
    entry.onKey { [weak self] key, modifiers in self?.handle(key, modifiers) ?? false }
    widget.onOpenChange { [weak self] in self?.openChanged() }
    button.onToggle { [weak self] in
      guard let self, self.widget.isOpen != self.button.isActive else { return }
      if self.button.isActive { self.open() } else { self.leave() }
    }
    observation = observe { [weak self] in
      guard let self, self.entry.text != self.state.searchText else { return }
      self.entry.text = self.state.searchText
      if !self.entry.text.isEmpty { self.widget.isOpen = true }
    }
  }

  /// Typing anywhere in this window starts the search.
  func capture(typingIn window: Window) {
    window.onKey { [weak self] key, modifiers in self?.takeBlank(key, modifiers) ?? false }
    window.onFocusChange { [weak self] in
      if let self, self.entry.containsFocus { self.isOpening = false }
    }
    widget.capture(typingIn: window, for: entry)
  }

  /// Until the entry has the keyboard GTK takes letters for it from anywhere, but no blanks.
  private func takeBlank(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard isOpening, key == .space, modifiers.isDisjoint(with: [.control, .alt]) else {
      return false
    }
    entry.append(" ")
    return true
  }

  /// Shows the entry and goes there.
  func open() {
    widget.isOpen = true
    entry.grabFocus()
  }

  private func leave() {
    widget.isOpen = false
    onLeave()
  }

  /// A closed bar never hides a search that is still on.
  private func openChanged() {
    button.isActive = widget.isOpen
    isOpening = widget.isOpen && !entry.containsFocus
    if !widget.isOpen { state.searchText = "" }
  }

  private func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard let meaning = Shortcut.searchKey(key, modifiers) else { return false }
    switch meaning {
    case .leave where !entry.text.isEmpty: entry.text = ""
    case .leave: leave()
    case .goToFirst: onDown()
    case .open: onEnter()
    }
    return true
  }
}
