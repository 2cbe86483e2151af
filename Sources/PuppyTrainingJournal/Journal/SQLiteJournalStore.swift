import PuppyTrainingCore

/// The journal of a folder, with its backups.
public final class SQLiteJournalStore: JournalStore {
  private let folder: JournalFolder
  private let clock: PracticeClock
  /// The one that is open; `nil` when none can be used.
  public private(set) var journal: SQLiteJournal?
  /// Called after each change of the journal, and after another one took its place.
  public var onChange: () -> Void = {}

  public init(_ folder: JournalFolder = .ofUser(), clock: PracticeClock = .system) {
    self.folder = folder
    self.clock = clock
  }

  public var backups: [JournalBackup] { JournalBackups(of: folder).all() }

  public func open() throws(JournalFault) -> Journal {
    use(try SQLiteJournal.open(in: folder, clock: clock))
  }

  public func restore(_ backup: JournalBackup) throws(JournalFault) -> Journal {
    guard let journal else {
      return use(try SQLiteJournal.replace(in: folder, with: backup, clock: clock))
    }
    try journal.restore(backup)
    return use(journal)
  }

  public func beginAnew() throws(JournalFault) -> Journal {
    use(try SQLiteJournal.replace(in: folder, with: nil, clock: clock))
  }

  /// Makes the backup of the day, when something has changed since the last one.
  public func backUp() throws(JournalFault) { try journal?.backUp() }

  private func use(_ journal: SQLiteJournal) -> SQLiteJournal {
    self.journal = journal
    journal.onChange = { [weak self] in self?.onChange() }
    onChange()
    return journal
  }
}
