import FoundationEssentials
import PuppyTrainingCore
import SQLite

/// The journal of a person: dogs, sets and reps in a SQLite file.
///
/// What a call has returned from is on disk (write-ahead log, `synchronous = FULL`), and each call
/// is one transaction. A call waits for up to 5 seconds when another program holds the lock.
public final class SQLiteJournal {
  public let folder: JournalFolder
  /// The backups of this journal.
  public let backups: JournalBackups
  /// When something was written last. At the opening it is when the last rep was marked, or that
  /// very moment when the journal was not closed the last time: what was written then is not known.
  public internal(set) var lastChange: Date?
  /// Called after each change.
  public var onChange: () -> Void = {}
  let clock: PracticeClock
  private var database: Result<SQLiteDatabase, JournalFault>
  /// There was no room left when something was written last.
  private var isFull = false

  /// - Parameter database: in the form of the present schema.
  init(_ database: SQLiteDatabase, in folder: JournalFolder, clock: PracticeClock) {
    self.database = .success(database)
    self.folder = folder
    self.clock = clock
    backups = JournalBackups(of: folder)
  }

  /// Does something with the database.
  ///
  /// - Throws: `JournalFault`. When the database turns out to be damaged it is set aside, and every
  ///   later call says so too.
  func with<Value>(
    _ work: (SQLiteDatabase) throws(SQLiteError) -> Value
  ) throws(JournalFault) -> Value {
    let database = try database.get()
    do throws(SQLiteError) {
      return try work(database)
    } catch {
      guard error.kind == .damaged else { throw error.fault(at: folder.journal) }
      throw setAside(database)
    }
  }

  /// Does all of `work` or nothing of it; it is on disk when this returns.
  func write(
    _ work: (SQLiteDatabase) throws(SQLiteError) -> Void
  ) throws(JournalFault) {
    try with { database throws(SQLiteError) in
      if isFull { try? database.emptyLog() }
      do throws(SQLiteError) {
        try database.transaction { () throws(SQLiteError) in try work(database) }
        isFull = false
      } catch {
        guard error.kind == .full, !isFull else { throw error }
        isFull = true
        try? database.emptyLog()
        try database.transaction { () throws(SQLiteError) in try work(database) }
        isFull = false
      }
    }
    noteChange()
  }

  /// Something else is on disk than before.
  func noteChange() {
    lastChange = clock.now().date
    onChange()
  }

  /// Begins an empty journal when this one was set aside because it was damaged.
  func beginAnewIfSetAside() throws(JournalFault) {
    guard case .failure = database else { return }
    // It is still there when setting it aside was what failed.
    try folder.setAside(at: clock.now())
    database = .success(try Self.begin(in: folder))
  }

  private func setAside(_ database: SQLiteDatabase) -> JournalFault {
    let fault = folder.setAsideDamaged(database, at: clock.now(), backups: backups)
    self.database = .failure(fault)
    return fault
  }
}

extension SQLiteDatabase {
  /// Moves what the log holds into the file as far as that has room for it, which makes room in the
  /// log.
  fileprivate func emptyLog() throws(SQLiteError) {
    try run("PRAGMA wal_checkpoint(TRUNCATE)")
  }
}

extension JournalFolder {
  /// Sets a damaged journal aside, just as it is.
  ///
  /// - Returns: what to tell.
  func setAsideDamaged(
    _ database: SQLiteDatabase, at moment: WallTime, backups: JournalBackups
  ) -> JournalFault {
    // Else what the log holds would be written into the damaged file when it is closed.
    try? database.keepFilesAsTheyAre()
    do throws(JournalFault) {
      let path = try setAside(at: moment)
      return .damaged(setAside: path ?? journal, backup: backups.newestGood())
    } catch {
      return error
    }
  }
}
