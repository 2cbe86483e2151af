/// Something that is up in a window of its own.
public enum Presentation: Hashable, Sendable {
  /// The main window: the collection with its condition header.
  case collection
  case filter
  case trick(Trick.ID)
  case shortcuts
  case about

  /// What it lies over: it closes with that, and cannot be up without it.
  public var parent: Presentation? {
    switch self {
    case .filter, .shortcuts, .about: .collection
    case .collection, .trick: nil
    }
  }
}
