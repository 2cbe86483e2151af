import CSQLite

/// The row that a query stands on; it is only valid until the next one.
public struct SQLiteRow: ~Copyable {
  private let statement: OpaquePointer

  init(statement: OpaquePointer) { self.statement = statement }

  /// The value of a column, counted from 0.
  ///
  /// - Throws: `SQLiteError` of the kind `unexpectedValue` when it is not of the type asked for.
  public func read<Value: SQLiteConvertible>(
    _ column: Int, as type: Value.Type = Value.self
  ) throws(SQLiteError) -> Value {
    guard let value = Value(sqliteValue: self.value(column)) else {
      throw .unexpectedValue(in: column)
    }
    return value
  }

  /// The word of a vocabulary that a column holds, or `nil` for NULL.
  ///
  /// - Throws: `SQLiteError` of the kind `unexpectedValue` when the vocabulary does not have it.
  public func readWord<Word: RawRepresentable<String>>(
    _ column: Int, as type: Word.Type = Word.self
  ) throws(SQLiteError) -> Word? {
    guard let text = try read(column, as: String?.self) else { return nil }
    guard let word = Word(rawValue: text) else { throw .unexpectedValue(in: column) }
    return word
  }

  private func value(_ column: Int) -> SQLiteValue {
    let index = Int32(column)
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT:
      // The address has to be asked for before the length.
      let start = sqlite3_column_text(statement, index)
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(statement, index)
      let count = Int(sqlite3_column_bytes(statement, index))
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }
}
