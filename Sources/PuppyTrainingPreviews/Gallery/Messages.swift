import Gtk

/// What went wrong, over the top of the stage, until it no longer does.
final class Messages {
  let widget = Box(.vertical, spacing: 6)
  private var cards: [Source: Label] = [:]

  /// What can go wrong.
  enum Source: Hashable {
    /// The address that was entered.
    case address
    /// The preview could not be made.
    case stage
    case styleSheet
    /// The Swift sources do not compile.
    case build
    /// Nothing is wrong, it only takes its time.
    case progress
  }

  init() {
    widget.addClass("chrome")
    widget.alignToStart(.vertical)
    widget.alignToCenter(.horizontal)
    widget.margin = 12
    widget.isVisible = false
  }

  /// What is said about this; `nil` for nothing.
  subscript(source: Source) -> String? {
    get { cards[source]?.text }
    set {
      guard newValue != self[source] else { return }
      cards.removeValue(forKey: source).map(widget.remove)
      if let newValue { add(newValue, source) }
      widget.isVisible = !cards.isEmpty
    }
  }

  private func add(_ text: String, _ source: Source) {
    let card = Label.status(text)
    card.addClass("message")
    card.setClass("fault", source != .progress)
    card.wraps = true
    card.isSelectable = true
    card.isFocusable = false
    card.alignment = 0
    cards[source] = card
    widget.append(card)
  }
}
