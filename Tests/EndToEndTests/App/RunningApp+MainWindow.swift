import Testing

/// The main window, in the words of the people who use it.
extension RunningApp {
  /// What the condition header says: "18 of 231 tricks".
  var countText: String? { window(mainTitle)?.find(.statusBar)?.name }

  /// The titles on the cards, in order.
  var cardTitles: [String] { window(mainTitle)?.all(.tableCell).compactMap(\.name) ?? [] }

  /// The card of this trick, once it is there.
  func card(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Accessible {
    try find(.tableCell, title, in: mainTitle, sourceLocation: sourceLocation)
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

  /// The button that opens and closes the search.
  func searchButton(sourceLocation: SourceLocation = #_sourceLocation) throws -> Accessible {
    try find(.button, "Search", in: mainTitle, sourceLocation: sourceLocation)
  }

  /// The button that closes the message over the collection; the one that closes the window comes
  /// later.
  func noticeCloseButton(sourceLocation: SourceLocation = #_sourceLocation) throws -> Accessible {
    try find(.button, "Close", in: mainTitle, sourceLocation: sourceLocation)
  }
}
