import CSQLite

/// The names of a query's columns, and where each is.
///
/// Rows are nearly always read from the first column to the last, so a name is first looked for
/// behind the one before: that costs one comparison a value.
final class SQLiteColumns {
  private let names: [String]
  private var next = 0

  init(of statement: OpaquePointer) {
    names = (0..<sqlite3_column_count(statement)).map {
      String(cString: sqlite3_column_name(statement, $0))
    }
  }

  /// The place of a column, from 0; `nil` when the query has none of this name.
  func place(of name: String) -> Int? {
    let isNext = names.indices.contains(next) && names[next] == name
    guard let place = isNext ? next : names.firstIndex(of: name) else { return nil }
    next = place + 1
    return place
  }
}
