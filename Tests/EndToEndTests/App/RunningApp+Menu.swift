import AccessibleDesktop
import Testing

/// The main menu, in the words of the people who use it.
extension RunningApp {
  /// The button of the menu, with the menu in it.
  func menuButton(sourceLocation: SourceLocation = #_sourceLocation) throws -> Accessible {
    try find(.button, "Main menu", in: mainTitle, sourceLocation: sourceLocation)
  }

  /// The menu is open.
  var isMenuOpen: Bool {
    window(mainTitle)?.find(.button, "Main menu")?.has(.expanded) == true
  }

  /// Sorts by "Title", "Difficulty" or "Category" through the menu.
  func sort(by order: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press("F10", sourceLocation: sourceLocation)
    try find(.menuItem, "Sort By", sourceLocation: sourceLocation).press()
    try find(.radioMenuItem, order, sourceLocation: sourceLocation).press()
    try eventually("the menu closes", sourceLocation: sourceLocation) { !isMenuOpen }
  }
}
