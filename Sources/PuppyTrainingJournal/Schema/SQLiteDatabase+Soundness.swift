import SQLite

extension SQLiteDatabase {
  /// Looks at the whole file: pages, indexes and constraints.
  ///
  /// - Throws: `SQLiteError` of the kind `damaged` when something is wrong.
  func checkIntegrity() throws(SQLiteError) {
    let findings = try rows("PRAGMA integrity_check(1)") { row throws(SQLiteError) in
      try row.read(0, as: String.self)
    }
    guard findings == ["ok"] else { throw .damaged(findings.joined(separator: "; ")) }
    try checkForeignKeys()
  }

  /// - Throws: `SQLiteError` of the kind `damaged` when a row refers to one that is not there.
  func checkForeignKeys() throws(SQLiteError) {
    let tables = try rows("PRAGMA foreign_key_check") { row throws(SQLiteError) in
      try row.read(0, as: String.self)
    }
    if let table = tables.first { throw .damaged("a row of \(table) refers to nothing") }
  }
}
