import AccessibleDesktop
import Testing

/// The name of the search entry.
let searchEntry = "Search tricks"

/// The search of the main window, in the words of the people who use it.
extension RunningApp {
  /// The button that opens and closes the search.
  func searchButton(sourceLocation: SourceLocation = #_sourceLocation) throws -> Accessible {
    try find(.button, "Search", in: mainTitle, sourceLocation: sourceLocation)
  }

  /// Waits until all of this has come into the entry, and narrows the tricks.
  func waitForSearch(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try eventually("the search for “\(text)” narrows", sourceLocation: sourceLocation) {
      focused?.text == text && countText?.contains(" of ") == true
    }
  }

  /// Waits until the first of the cards has the focus.
  ///
  /// - Returns: its title.
  @discardableResult
  func waitForFocusOnFirstCard(sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    var title: String?
    try eventually("the first card has the focus", sourceLocation: sourceLocation) {
      guard let focused, focused.role == .tableCell else { return false }
      title = focused.name
      return cards.first == focused
    }
    return try #require(title, sourceLocation: sourceLocation)
  }

  /// Opens the search by key, and types.
  func search(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press("ctrl+f", sourceLocation: sourceLocation)
    try waitForFocus(on: searchEntry, sourceLocation: sourceLocation)
    try type(text, sourceLocation: sourceLocation)
  }
}
