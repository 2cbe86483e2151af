import FoundationEssentials

/// Where the dogs are kept. Whatever a call has returned from is on disk; a call that throws has
/// changed nothing.
public protocol DogStore: AnyObject {
  /// All dogs that are not deleted, archived ones too, in the order in which they were added.
  func dogs() throws(JournalFault) -> [Dog]

  /// Keeps a new dog, or what has changed of one that is kept.
  func save(_ dog: Dog) throws(JournalFault)

  /// The dogs in the bin, the last one that was deleted at the end.
  func deletedDogs() throws(JournalFault) -> [DeletedDog]

  /// Puts a dog into the bin: `dogs()` has it no more, nor do `PracticeJournal.summaries()` and
  /// `restingMarks()` have what is its own.
  ///
  /// - Returns: when.
  @discardableResult
  func delete(_ dog: Dog.ID) throws(JournalFault) -> Date

  /// Brings a dog back from the bin with all its practice.
  func restore(_ dog: Dog.ID) throws(JournalFault)

  /// Removes the dogs in the bin for good, with all their practice.
  func emptyBin() throws(JournalFault)
}
