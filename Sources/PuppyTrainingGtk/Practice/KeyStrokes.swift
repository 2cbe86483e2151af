import Gtk

/// Tells a key that is pressed from one that is held down, which the system presses again and
/// again: a held key would log tries that never were.
final class KeyStrokes {
  private var held: Set<Key> = []

  /// - Parameter handler: gets each key once for each time it is pressed; returns whether it dealt
  ///   with it.
  init(of widget: Widget, _ handler: @escaping (Key, KeyModifiers) -> Bool) {
    widget.onKey { [weak self] key, modifiers in
      guard let self else { return false }
      // Remembered before the handler runs: it may take a while.
      let isHeld = !self.held.insert(key).inserted
      guard isHeld else { return self.remember(handler(key, modifiers), key) }
      return self.handled.contains(key)
    }
    widget.onKeyRelease { [weak self] key in
      self?.held.remove(key)
      self?.handled.remove(key)
    }
  }

  /// The keyboard went elsewhere: keys let go there are not heard of here.
  func forget() {
    held = []
    handled = []
  }

  private var handled: Set<Key> = []

  private func remember(_ isHandled: Bool, _ key: Key) -> Bool {
    if isHandled { handled.insert(key) }
    return isHandled
  }
}
