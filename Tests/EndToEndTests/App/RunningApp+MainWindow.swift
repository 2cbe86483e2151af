import AccessibleDesktop
import Testing

/// The main window, in the words of the people who use it.
extension RunningApp {
  /// What the condition header says: "18 of 231 tricks".
  var countText: String? { window(mainTitle)?.find(.statusBar)?.name }

  /// The cards, in order.
  var cards: [Accessible] { window(mainTitle)?.find(.table)?.children ?? [] }

  /// The titles on the cards, in order.
  var cardTitles: [String] { cards.compactMap(\.name) }

  /// So many cards are there; of very many as many as GTK keeps around those in view.
  func hasCards(_ count: Int) -> Bool { cardTitles.count >= min(count, 90) }

  /// Waits until the main window has come up with its cards, and something in a window of the app has
  /// the keyboard: a key pressed before that goes to nobody.
  func waitUntilReady(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try eventually("the main window comes up with its cards", sourceLocation: sourceLocation) {
      !cards.isEmpty
    }
    try eventually("something has the keyboard", sourceLocation: sourceLocation) { focused != nil }
  }

  /// Waits until a card has the keyboard.
  func waitForFocusOnCard(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try eventually("a card has the focus", sourceLocation: sourceLocation) {
      focused?.role == .tableCell
    }
  }

  /// The card of this trick, once it is there.
  func card(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Accessible {
    var card: Accessible?
    try eventually("there is a card “\(title)”", sourceLocation: sourceLocation) {
      card = cards.first { $0.name == title }
      return card != nil
    }
    return try #require(card, sourceLocation: sourceLocation)
  }

  /// The button that opens the filter.
  func filterButton(sourceLocation: SourceLocation = #_sourceLocation) throws -> Accessible {
    try find(.button, "Filter", in: mainTitle, sourceLocation: sourceLocation)
  }

  /// Waits until the header says this.
  func waitForCount(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try eventually("the header says “\(text)”", sourceLocation: sourceLocation) {
      countText == text
    }
  }

  /// Waits until the keyboard focus is on what has this name.
  func waitForFocus(
    on name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try eventually("the focus is on “\(name)”", sourceLocation: sourceLocation) {
      focused?.name == name
    }
  }

  /// Waits until the Filter button describes itself with this.
  func waitForFilterDescription(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let button = try filterButton(sourceLocation: sourceLocation)
    try eventually("the Filter button says “\(text)”", sourceLocation: sourceLocation) {
      button.description?.hasSuffix(text) == true
    }
  }

  /// The button that closes the message over the collection; the one that closes the window comes
  /// later.
  func noticeCloseButton(sourceLocation: SourceLocation = #_sourceLocation) throws -> Accessible {
    try find(.button, "Close", in: mainTitle, sourceLocation: sourceLocation)
  }
}
