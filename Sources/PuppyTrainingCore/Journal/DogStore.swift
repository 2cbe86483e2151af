/// Where the dogs are kept. Whatever a call has returned from is on disk; a call that throws has
/// changed nothing.
public protocol DogStore: AnyObject {
  /// All dogs that are not deleted, archived ones too, in the order in which they were added.
  func dogs() throws(JournalFault) -> [Dog]

  /// Keeps a new dog, or what has changed of one that is kept.
  func save(_ dog: Dog) throws(JournalFault)

  /// Deletes a dog: `dogs()` has it no more, nor do `PracticeJournal.summaries()` and
  /// `restingMarks()` have what is its own. It is really removed, with all its practice, at the
  /// next start; until then `restore` brings it back.
  func delete(_ dog: Dog.ID) throws(JournalFault)

  /// Brings a deleted dog back with all its practice.
  func restore(_ dog: Dog.ID) throws(JournalFault)
}
