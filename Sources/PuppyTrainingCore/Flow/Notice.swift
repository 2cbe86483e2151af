/// A message for the person, shown over the collection until it is closed.
public enum Notice: Equatable, Sendable {
  /// A trick was asked for that the book does not have.
  case unknownTrick(Trick.ID)
}
