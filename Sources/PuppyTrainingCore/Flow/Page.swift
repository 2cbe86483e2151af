/// A page of the main window. Its name is that of its folder, its UI file and its previews.
public enum Page: String, CaseIterable, Sendable {
  /// The tricks of the book, searched and filtered.
  case collection
}
