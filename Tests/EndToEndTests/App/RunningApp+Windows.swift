import AccessibleDesktop
import Testing

/// The title of the filter dialog.
let filterTitle = "Filter Tricks"

/// The windows over the main window, in the words of the people who use them.
extension RunningApp {
  /// Presses the Filter button and waits for the dialog.
  @discardableResult
  func openFilter(sourceLocation: SourceLocation = #_sourceLocation) throws -> Accessible {
    try filterButton(sourceLocation: sourceLocation).press()
    return try activeWindow(filterTitle, sourceLocation: sourceLocation)
  }

  /// Opens the filter, chooses these conditions one after the other, and presses Done.
  func filter(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try openFilter(sourceLocation: sourceLocation)
    for name in names {
      let role: Role = ["Easy", "Medium", "Hard"].contains(name) ? .checkBox : .button
      try find(role, name, in: filterTitle, sourceLocation: sourceLocation).press()
    }
    try find(.button, "Done", in: filterTitle, sourceLocation: sourceLocation).press()
    try waitUntilAlone(sourceLocation: sourceLocation)
  }

  /// Waits until the main window is the only window, hidden ones counted, and active.
  func waitUntilAlone(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try eventually("only the main window is left", sourceLocation: sourceLocation) {
      toplevels.count == 1 && toplevels.first?.name == mainTitle
    }
    try activeWindow(mainTitle, sourceLocation: sourceLocation)
  }

  /// Asks the window manager to close the active window, as its close button or menu does.
  func closeByWindowManager(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press("alt+F4", sourceLocation: sourceLocation)
  }

  /// Turns the wheel over a window until this text in it is in view.
  func scroll(
    to text: String, in title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try activeWindow(title, sourceLocation: sourceLocation)
    let label = try find(.label, text, in: title, sourceLocation: sourceLocation)
    let scrolling = Scrolling()
    try eventually("“\(text)” can be scrolled into view", sourceLocation: sourceLocation) {
      try scrolling.advance(to: label)
    }
  }
}
