import PuppyTrainingCore
import SQLite

extension SQLiteJournal {
  /// Makes the backup of the day when something has changed since the last one.
  ///
  /// - Returns: the new backup, or `nil` when nothing has changed.
  /// - Throws: `JournalFault`. It is `damaged` when the check of the copy, which is more thorough
  ///   than that at the start, finds something wrong with the journal; that is set aside then.
  @discardableResult
  public func backUp() throws(JournalFault) -> JournalBackup? {
    do throws(JournalFault) {
      return try backups.makeDaily(at: clock.now())
    } catch {
      guard case .other = error else { throw error }
      try with { database throws(SQLiteError) in try database.checkIntegrity() }
      throw error
    }
  }
}
