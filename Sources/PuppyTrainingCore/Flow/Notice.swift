/// A message for the person, shown over the collection until it is closed.
public enum Notice: Equatable, Sendable {
  /// A trick was asked for that the book does not have.
  case unknownTrick(Trick.ID)
  /// This dog was deleted, which can be undone.
  case deleted(Dog.ID, name: String)
  /// The dogs with these names are about to be removed for good, when a person says so again.
  case emptyingBin(names: [String])
  /// This backup took the place of the journal, which was backed up before.
  case restored(JournalBackup)
  /// The journal could not do what it was asked.
  case journal(JournalFault)
}
