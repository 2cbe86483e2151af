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

  /// Opens the search by key, and types.
  func search(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press("ctrl+f", sourceLocation: sourceLocation)
    try waitForFocus(on: searchEntry, sourceLocation: sourceLocation)
    try type(text, sourceLocation: sourceLocation)
  }
}
