import PuppyTrainingCore
import SQLite

extension SQLiteJournal {
  /// Puts a backup in the place of everything that the journal holds, after a backup of that. All
  /// or nothing; views have to read everything again. Also brings a journal back to work that was
  /// set aside during practice. Dogs that had been deleted before the backup are in the bin again.
  ///
  /// - Returns: the backup of what was replaced, unless that was empty.
  /// - Throws: `JournalFault`, `other` when the backup is not good.
  @discardableResult
  public func restore(_ backup: JournalBackup) throws(JournalFault) -> JournalBackup? {
    guard backups.isGood(backup) else {
      throw .other(code: 0, text: "The backup is damaged: \(backup.path)")
    }
    try beginAnewIfSetAside()
    let isEmpty = try with { database throws(SQLiteError) in
      try database.value("SELECT count(*) FROM dog") == 0
    }
    let replaced = isEmpty ? nil : try backups.make(.restore, at: clock.now())
    try with { database throws(SQLiteError) in
      let source = try SQLiteDatabase(path: backup.path, access: .reading)
      try source.replaceContents(of: database)
      try Schema.current.migrate(database)
    }
    noteChange()
    // If that cannot be noted now the dogs are there all the same.
    try? keepDeletedDogs()
    return replaced
  }
}
