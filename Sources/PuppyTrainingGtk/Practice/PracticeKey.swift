import Gtk

/// What a key means while a dog practises. Presenter remotes and foot pedals send the same keys:
/// forward is a hit, back is a miss.
enum PracticeKey: Equatable {
  case hit, miss, undo, pause

  init?(_ key: Key, _ modifiers: KeyModifiers) {
    guard modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    switch key.lowercased {
    case .space, .right, .keypadRight, .pageDown, .keypadPageDown: self = .hit
    case .letter("m"), .left, .keypadLeft, .pageUp, .keypadPageUp: self = .miss
    case .backspace: self = .undo
    case .letter("p"): self = .pause
    default: return nil
    }
  }
}
