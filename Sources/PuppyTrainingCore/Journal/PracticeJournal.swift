/// Where practice is kept. Whatever a call has returned from is on disk; a call that throws has
/// changed nothing.
///
/// Sets are in the order in which they were begun, which is not that of their dates: a clock may
/// have been moved between two of them.
public protocol PracticeJournal: AnyObject {
  /// Keeps a rep behind those that a set has.
  ///
  /// - Parameters:
  ///   - rep: the new one.
  ///   - set: the set as it is before the rep. With its first rep a set is kept for the first time,
  ///     with its details, at the end of the journal.
  ///   - decision: how the set ends with this rep; `nil` when it goes on. Kept together with the
  ///     rep or not at all.
  func append(
    _ rep: Rep, to set: PracticeSet, ending decision: Decision?) throws(JournalFault)

  /// Takes the last rep of a set away, with the decision of the set. A set that has no rep left is
  /// not kept.
  func removeLastRep(of set: PracticeSet.ID) throws(JournalFault)

  /// Changes what else is said of a set that is kept.
  func change(_ details: SetDetails, of set: PracticeSet.ID) throws(JournalFault)

  /// Changes how a set that is kept ended: a person overruled the verdict, or took that back.
  func change(_ decision: Decision, of set: PracticeSet.ID) throws(JournalFault)

  /// Keeps that a trick was laid to rest or taken up again.
  func append(_ mark: RestingMark) throws(JournalFault)

  /// The sets of a dog at a trick, in the order of the journal.
  func sets(of dog: Dog.ID, at trick: Trick.ID) throws(JournalFault) -> [PracticeSet]

  /// What the states of all dogs are computed from: all sets in short, in the order of the journal.
  func summaries() throws(JournalFault) -> [SetSummary]

  /// All marks in the order of the journal.
  func restingMarks() throws(JournalFault) -> [RestingMark]

  /// When the latest rep in the order of the journal was marked, and how far the clock on the wall
  /// was ahead of UTC when its set began; `nil` while there is none.
  func latestWallTime() throws(JournalFault) -> WallTime?
}
