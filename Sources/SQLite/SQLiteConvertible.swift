/// Something that can be bound to a statement and read from a row.
public protocol SQLiteConvertible {
  /// How it is stored.
  var sqliteValue: SQLiteValue { get }

  /// Reads it back, or gives `nil` when that is not how it is stored.
  init?(sqliteValue: SQLiteValue)
}

extension SQLiteValue: SQLiteConvertible {
  public var sqliteValue: SQLiteValue { self }
  public init(sqliteValue: SQLiteValue) { self = sqliteValue }
}

extension Int: SQLiteConvertible {
  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }

  public init?(sqliteValue: SQLiteValue) {
    guard case .integer(let number) = sqliteValue else { return nil }
    self.init(exactly: number)
  }
}

/// Stored as 0 or 1.
extension Bool: SQLiteConvertible {
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }

  public init?(sqliteValue: SQLiteValue) {
    switch sqliteValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: SQLiteConvertible {
  public var sqliteValue: SQLiteValue { .real(self) }

  public init?(sqliteValue: SQLiteValue) {
    guard case .real(let number) = sqliteValue else { return nil }
    self = number
  }
}

extension String: SQLiteConvertible {
  public var sqliteValue: SQLiteValue { .text(self) }

  public init?(sqliteValue: SQLiteValue) {
    guard case .text(let text) = sqliteValue else { return nil }
    self = text
  }
}

/// `nil` is stored as NULL.
extension Optional: SQLiteConvertible where Wrapped: SQLiteConvertible {
  public var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }

  public init?(sqliteValue: SQLiteValue) {
    if sqliteValue == .null {
      self = .none
    } else if let wrapped = Wrapped(sqliteValue: sqliteValue) {
      self = wrapped
    } else {
      return nil
    }
  }
}
