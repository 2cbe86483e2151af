/// What opens windows in the main window: there the keyboard returns to when one has closed.
public enum Opener: Equatable, Sendable {
  case filterButton
  case card(Trick.ID)
}

extension Presentation {
  /// Where the keyboard returns to; `nil` when it stays where it was.
  public var opener: Opener? {
    switch self {
    case .filter: .filterButton
    case .trick(let id), .practice(let id, _), .practiceName(let id): .card(id)
    case .collection, .shortcuts, .about, .dogEditor, .restore: nil
    }
  }
}
