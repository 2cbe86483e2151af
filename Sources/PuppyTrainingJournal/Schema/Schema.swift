import SQLite

/// What the journal's file looks like, and how older files become like that.
struct Schema: Sendable {
  /// From an empty file on, without a gap.
  let migrations: [Migration]

  static let current = Schema(migrations: [.version1, .version2, .version3])

  /// The version that all migrations lead to.
  var version: Int { migrations.last?.version ?? 0 }

  /// What marks a database as a journal of ours: "PupT" in ASCII.
  static let applicationID = 0x5075_7054

  /// Brings a database to the present version, all or nothing.
  func migrate(_ database: SQLiteDatabase) throws(SQLiteError) {
    guard try Self.version(of: database) < version else { return }
    // A migration may build a table anew (https://www.sqlite.org/lang_altertable.html#otheralter).
    try database.run("PRAGMA foreign_keys = OFF")
    defer { try? database.run("PRAGMA foreign_keys = ON") }
    try database.transaction { () throws(SQLiteError) in
      // Read again: another program may have migrated it before the lock was ours.
      let found = try Self.version(of: database)
      for migration in migrations where migration.version > found {
        try database.run(script: migration.script)
      }
      try database.checkForeignKeys()
    }
  }

  /// Which version a database has; 0 when it is empty.
  static func version(of database: SQLiteDatabase) throws(SQLiteError) -> Int {
    try database.value("PRAGMA user_version") ?? 0
  }

  /// Whether a database is a journal, or empty so that it can become one.
  static func isJournal(_ database: SQLiteDatabase) throws(SQLiteError) -> Bool {
    if try database.value("PRAGMA application_id") == applicationID { return true }
    return try database.value("SELECT count(*) FROM sqlite_schema") == 0
  }
}
