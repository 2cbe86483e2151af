import PuppyTrainingCore
import SQLite

extension SQLiteJournal {
  /// Opens the journal of a folder, and begins one where there is none.
  ///
  /// Older forms are brought up to date after a backup, and dogs whose time in the bin is up are
  /// really removed, also after a backup.
  ///
  /// - Parameters:
  ///   - patience: how long to wait for another program that holds the lock.
  /// - Throws: `JournalFault`. After `damaged` the file has been set aside; that is thrown again at
  ///   each start until `replace` has begun another journal.
  public static func open(
    in folder: JournalFolder, clock: PracticeClock = .system, patience: Duration = .seconds(5)
  ) throws(JournalFault) -> SQLiteJournal {
    try open(in: folder, clock: clock, patience: patience, schema: .current)
  }

  /// Begins another journal in the place of one that is damaged or something else, which is set
  /// aside. One that turns out to be usable is not replaced by an empty one, and backed up before
  /// it is replaced by a backup.
  ///
  /// - Parameter backup: what the new one holds; without one it is empty.
  /// - Throws: `JournalFault`; one that is locked, read-only or newer is left alone.
  public static func replace(
    in folder: JournalFolder, with backup: JournalBackup?, clock: PracticeClock = .system,
    patience: Duration = .seconds(5)
  ) throws(JournalFault) -> SQLiteJournal {
    let journal: SQLiteJournal
    do throws(JournalFault) {
      journal = try open(in: folder, clock: clock, patience: patience)
    } catch {
      switch error {
      case .damaged, .notADatabase: break
      default: throw error
      }
      try folder.setAside(at: clock.now())
      journal = SQLiteJournal(
        try begin(in: folder, patience: patience, schema: .current), in: folder, clock: clock)
    }
    if let backup { try journal.restore(backup) }
    return journal
  }

  static func open(
    in folder: JournalFolder, clock: PracticeClock, patience: Duration, schema: Schema
  ) throws(JournalFault) -> SQLiteJournal {
    try folder.prepare()
    let wasClosed = !FileTree.exists(folder.log)
    let backups = JournalBackups(of: folder, patience: patience)
    if FileTree.exists(folder.journal) {
      let found = try look(in: folder, clock: clock, patience: patience, schema: schema)
      if (1..<schema.version).contains(found) {
        _ = try backups.make(.migration, at: clock.now())
      }
    } else if let setAside = folder.lastSetAside {
      throw .damaged(setAside: setAside, backup: backups.newestGood())
    }
    let journal = SQLiteJournal(
      try begin(in: folder, patience: patience, schema: schema), in: folder, clock: clock)
    journal.lastChange = wasClosed ? try? journal.latestWallTime()?.date : clock.now().date
    journal.tidyBin()
    return journal
  }

  /// Looks at a journal without changing anything.
  ///
  /// - Returns: the version of its form.
  private static func look(
    in folder: JournalFolder, clock: PracticeClock, patience: Duration, schema: Schema
  ) throws(JournalFault) -> Int {
    let database: SQLiteDatabase
    do throws(SQLiteError) {
      database = try SQLiteDatabase(path: folder.journal, access: .writing, patience: patience)
      try database.keepFilesAsTheyAre()
    } catch { throw error.fault(at: folder.journal) }
    let found: Int
    let isJournal: Bool
    do throws(SQLiteError) {
      found = try Schema.version(of: database)
      isJournal = try Schema.isJournal(database)
      if isJournal && found <= schema.version { try database.checkPages() }
    } catch {
      guard error.kind == .damaged else { throw error.fault(at: folder.journal) }
      throw folder.setAsideDamaged(
        database, at: clock.now(), backups: JournalBackups(of: folder, patience: patience))
    }
    guard isJournal else { throw .notADatabase(path: folder.journal) }
    guard found <= schema.version else {
      throw .newerVersion(found: found, known: schema.version)
    }
    return found
  }

  /// Opens a file that has been looked at, or a new one.
  static func begin(
    in folder: JournalFolder, patience: Duration = .seconds(5), schema: Schema = .current
  ) throws(JournalFault) -> SQLiteDatabase {
    do throws(SQLiteError) {
      let database = try SQLiteDatabase(path: folder.journal, patience: patience)
      // Where the file system has no shared memory SQLite keeps its older way, which is as durable.
      try database.run("PRAGMA journal_mode = WAL")
      try database.run("PRAGMA synchronous = FULL")
      try database.run("PRAGMA foreign_keys = ON")
      try schema.migrate(database)
      return database
    } catch {
      throw error.fault(at: folder.journal)
    }
  }
}
