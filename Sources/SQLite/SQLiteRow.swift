import CSQLite

/// The row that a query stands on; it is only valid until the next one.
public struct SQLiteRow: ~Copyable {
  private let statement: OpaquePointer
  private let columns: SQLiteColumns

  init(statement: OpaquePointer, columns: SQLiteColumns) {
    self.statement = statement
    self.columns = columns
  }

  /// The value of the column with this name.
  ///
  /// - Throws: `SQLiteError` of the kind `unexpectedValue` when there is no such column, or it is not
  ///   of the type asked for.
  public func read<Value: SQLiteConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(SQLiteError) -> Value {
    guard let place = columns.place(of: name), let value = Value(sqliteValue: self.value(place))
    else { throw .unexpectedValue(in: name) }
    return value
  }

  /// The value of the first column: for queries that have no other.
  public func readOnly<Value: SQLiteConvertible>(
    as type: Value.Type = Value.self
  ) throws(SQLiteError) -> Value {
    guard let value = Value(sqliteValue: self.value(0)) else {
      throw .unexpectedValue(in: String(cString: sqlite3_column_name(statement, 0)))
    }
    return value
  }

  /// The word of a vocabulary that a column holds, or `nil` for NULL.
  ///
  /// - Throws: `SQLiteError` of the kind `unexpectedValue` when the vocabulary does not have it.
  public func readWord<Word: RawRepresentable<String>>(
    _ name: String, as type: Word.Type = Word.self
  ) throws(SQLiteError) -> Word? {
    guard let text = try read(name, as: String?.self) else { return nil }
    guard let word = Word(rawValue: text) else { throw .unexpectedValue(in: name) }
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
