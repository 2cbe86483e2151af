import CSQLite

extension SQLiteDatabase {
  /// Puts what this database holds in the place of what another one holds, all or nothing, as one
  /// transaction of the other; other programs may go on writing here meanwhile.
  ///
  /// Uses SQLite's backup interface (https://www.sqlite.org/backup.html).
  public func replaceContents(of target: SQLiteDatabase) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(target.connection, "main", connection, "main") else {
      throw SQLiteError(
        code: sqlite3_extended_errcode(target.connection), connection: target.connection)
    }
    let code = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    if code == SQLITE_DONE && end == SQLITE_OK { return }
    let failure = end == SQLITE_OK ? code : end
    throw SQLiteError(code: failure, connection: target.connection)
  }
}
