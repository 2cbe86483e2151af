/// Something that is up in a window of its own.
public enum Presentation: Hashable, Sendable {
  /// The main window, with its pages.
  case collection
  case filter
  case trick(Trick.ID)
  /// The practice of a trick by a dog.
  case practice(Trick.ID, Dog.ID)
  /// The question for a dog's name before the first practice, which is of this trick.
  case practiceName(Trick.ID)
  /// The form for a dog; without one, for a new dog.
  case dogEditor(Dog.ID?)
  /// The choice of a backup to restore.
  case restore
  case shortcuts
  case about

  /// What it lies over: it closes with that, and cannot be up without it.
  public var parent: Presentation? {
    switch self {
    case .filter, .shortcuts, .about, .dogEditor, .restore: .collection
    case .collection, .trick, .practice, .practiceName: nil
    }
  }
}
