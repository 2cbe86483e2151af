/// Where the journal of a person is. It opens the journal, and puts another one in its place; what
/// it handed out before is of no more use then.
public protocol JournalStore: AnyObject {
  typealias Journal = any PracticeJournal & DogStore

  /// What can be restored, the newest first.
  var backups: [JournalBackup] { get }

  /// Opens the journal, and begins one where there is none.
  func open() throws(JournalFault) -> Journal

  /// Puts a backup in the place of the journal, after a backup of that. All or nothing.
  func restore(_ backup: JournalBackup) throws(JournalFault) -> Journal

  /// Begins an empty journal in the place of one that cannot be used, which is set aside.
  func beginAnew() throws(JournalFault) -> Journal
}
