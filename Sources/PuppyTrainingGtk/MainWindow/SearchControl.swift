import Gtk
import PuppyTrainingCore

/// The search of the main window: a bar that slides in, its entry, and the button that opens it.
final class SearchControl {
  private let state: FilterState
  private let bar: SearchBar
  private let entry: SearchEntry
  private let button: ToggleButton
  /// The bar is open, and the entry does not have the keyboard yet.
  private var isOpening = false
  private var observation: ObservationToken?

  /// The search was left with Escape.
  var onLeave: () -> Void = {}
  /// Down was pressed in the entry.
  var onDown: () -> Void = {}
  /// Enter was pressed in the entry.
  var onEnter: () -> Void = {}

  init(_ state: FilterState, bar: SearchBar, entry: SearchEntry, button: ToggleButton) {
    self.state = state
    self.bar = bar
    self.entry = entry
    self.button = button
    entry.onChange { [weak self] in
      guard let self else { return }
      self.state.searchText = self.entry.text
    }
    entry.onKey { [weak self] key, modifiers in self?.handle(key, modifiers) ?? false }
    bar.onOpenChange { [weak self] in self?.openChanged() }
    button.onToggle { [weak self] in
      guard let self, self.bar.isOpen != self.button.isActive else { return }
      if self.button.isActive { self.open() } else { self.leave() }
    }
    observation = observe { [weak self] in
      guard let self, self.entry.text != self.state.searchText else { return }
      self.entry.text = self.state.searchText
      if !self.entry.text.isEmpty { self.bar.isOpen = true }
    }
  }

  /// Typing anywhere in this window starts the search.
  func capture(typingIn window: Window) {
    window.onKey { [weak self] key, modifiers in self?.takeBlank(key, modifiers) ?? false }
    window.onFocusChange { [weak self] in
      if let self, self.entry.containsFocus { self.isOpening = false }
    }
    bar.capture(typingIn: window, for: entry)
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
    bar.isOpen = true
    entry.grabFocus()
  }

  private func leave() {
    bar.isOpen = false
    onLeave()
  }

  /// A closed bar never hides a search that is still on.
  private func openChanged() {
    button.isActive = bar.isOpen
    isOpening = bar.isOpen && !entry.containsFocus
    if !bar.isOpen { state.searchText = "" }
  }

  private func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    switch key {
    case .escape where !entry.text.isEmpty: entry.text = ""
    case .escape: leave()
    case .down, .keypadDown: onDown()
    case .enter, .keypadEnter: onEnter()
    default: return false
    }
    return true
  }
}
