import CSQLite

/// A connection to a database file; the file is closed when nobody holds it any more.
///
/// Statements are literals of the source, so that no value can ever become part of one: values are
/// bound. Each statement is prepared once.
public final class SQLiteDatabase {
  /// What may be done to the file.
  public enum Access: Sendable {
    case reading
    case writing
    /// Writing, to a new file when there is none.
    case creating
  }

  let connection: OpaquePointer
  /// The statements that nobody runs at the moment, by where their text is.
  private var prepared: [UnsafeRawPointer: SQLiteStatement] = [:]

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - patience: How long to wait for another program that holds the lock; each call that needs
  ///     the lock waits so long.
  /// - Throws: `SQLiteError`; a file that is not a database is only noticed by the first query.
  public init(
    path: String, access: Access = .creating, patience: Duration = .seconds(5)
  ) throws(SQLiteError) {
    var connection: OpaquePointer?
    let code = sqlite3_open_v2(path, &connection, access.flags | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let connection else {
      let error = SQLiteError(code: code, connection: connection)
      sqlite3_close(connection)
      throw error
    }
    self.connection = connection
    let milliseconds =
      patience.components.seconds * 1000
      + patience.components.attoseconds / 1_000_000_000_000_000
    sqlite3_busy_timeout(connection, Int32(clamping: milliseconds))
    try check(puppy_sqlite3_defend(connection))
  }

  deinit {
    prepared.removeAll()
    sqlite3_close(connection)
  }

  /// Runs a statement that gives no rows, or whose rows do not matter.
  public func run(
    _ sql: StaticString, _ values: any SQLiteConvertible...
  ) throws(SQLiteError) {
    try run(sql, values) { _ throws(SQLiteError) in }
  }

  /// Makes something of each row.
  public func rows<Element>(
    _ sql: StaticString, _ values: any SQLiteConvertible...,
    make: (borrowing SQLiteRow) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> [Element] {
    var elements: [Element] = []
    try run(sql, values) { row throws(SQLiteError) in elements.append(try make(row)) }
    return elements
  }

  /// The first column of the first row, or `nil` when there is no row.
  public func value<Value: SQLiteConvertible>(
    _ sql: StaticString, _ values: any SQLiteConvertible..., as type: Value.Type = Value.self
  ) throws(SQLiteError) -> Value? {
    var value: Value?
    try run(sql, values) { row throws(SQLiteError) in
      if value == nil { value = try row.readOnly() as Value }
    }
    return value
  }

  /// Runs all statements of a text that comes from a file of SQL.
  public func run(script: String) throws(SQLiteError) {
    try check(sqlite3_exec(connection, script, nil, nil, nil))
  }

  /// Does all of `body` or nothing of it; it is on the disk when this returns.
  ///
  /// The lock is taken at once, so that nothing of `body` can meet another program's lock.
  public func transaction<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite takes some transactions back by itself, for example when the disk is full.
      if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// How many rows the last statement has changed.
  public var changedRows: Int { Int(sqlite3_changes64(connection)) }

  /// Leaves the files as they are when the connection is closed, for example because they are
  /// damaged; by default what is in the write-ahead log goes into the main file then.
  public func keepFilesAsTheyAre() throws(SQLiteError) {
    try check(puppy_sqlite3_keep_files_as_they_are(connection))
  }

  private func run(
    _ sql: StaticString, _ values: [any SQLiteConvertible],
    body: (borrowing SQLiteRow) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let place = UnsafeRawPointer(sql.utf8Start)
    // Taken out while it runs, so that `body` may run the same statement.
    let statement: SQLiteStatement
    if let idle = prepared.removeValue(forKey: place) {
      statement = idle
    } else {
      statement = try SQLiteStatement(sql, connection: connection)
    }
    defer { prepared[place] = statement }
    try statement.run(values, body: body)
  }

  func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw SQLiteError(code: code, connection: connection) }
  }
}

extension SQLiteDatabase.Access {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: SQLITE_OPEN_READONLY
    case .writing: SQLITE_OPEN_READWRITE
    case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }
}
