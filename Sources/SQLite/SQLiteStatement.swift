import CSQLite
import Glibc

/// One prepared statement.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private lazy var columns = SQLiteColumns(of: handle)

  /// - Parameter connection: It must outlive the statement.
  init(_ sql: StaticString, connection: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sql.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v3(
          connection, $0.baseAddress, Int32($0.count), UInt32(SQLITE_PREPARE_PERSISTENT), &handle,
          nil)
      }
    }
    guard code == SQLITE_OK, let handle else {
      throw SQLiteError(code: code, connection: connection)
    }
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs it from the start to the end.
  ///
  /// - Parameters:
  ///   - values: One for each `?`.
  ///   - body: What to do with each row.
  func run(
    _ values: [any SQLiteConvertible], body: (borrowing SQLiteRow) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    // A statement that is not reset would hold its lock.
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    precondition(values.count == sqlite3_bind_parameter_count(handle), "One value for each ?")
    for (index, value) in values.enumerated() {
      try check(bind(value.sqliteValue, at: Int32(index + 1)))
    }
    // So that an error finds the answer of the system to this call and to no earlier one.
    errno = 0
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try body(SQLiteRow(statement: handle, columns: columns))
      case SQLITE_DONE: return
      case let code: throw SQLiteError(code: code, connection: sqlite3_db_handle(handle))
      }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let number): sqlite3_bind_int64(handle, index, number)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .text(let text):
      text.withCString { puppy_sqlite3_bind_text(handle, index, $0, Int32(text.utf8.count)) }
    case .blob(let bytes):
      bytes.withUnsafeBytes {
        puppy_sqlite3_bind_blob(handle, index, $0.baseAddress, Int32($0.count))
      }
    }
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, connection: sqlite3_db_handle(handle))
    }
  }
}
