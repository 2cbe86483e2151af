import CSQLite
import Glibc

/// Why SQLite did not do what it was asked to.
public struct SQLiteError: Error, Equatable, Sendable {
  public let kind: Kind
  /// SQLite's extended result code (https://www.sqlite.org/rescode.html).
  public let code: Int32
  /// What SQLite says, in English, for people who report a fault.
  public let message: String

  /// What a program can act upon.
  public enum Kind: Equatable, Sendable {
    /// Another program holds the lock, and the patience of the connection has run out.
    case locked
    /// The file, or the folder it is in, may not be written.
    case readOnly
    /// No space is left, a quota is used up, or the file may not grow any more.
    case full
    /// The file cannot be opened.
    case cannotOpen
    /// The file is something else.
    case notADatabase
    /// What the file holds makes no sense.
    case damaged
    /// A constraint of the schema speaks against it.
    case constraint
    /// A row holds something else than was asked for.
    case unexpectedValue
    case other
  }

  /// A value that is not of the type that was asked for.
  public static func unexpectedValue(in column: String) -> SQLiteError {
    SQLiteError(
      kind: .unexpectedValue, code: SQLITE_MISMATCH, message: "unexpected value in column \(column)"
    )
  }

  /// A database that makes no sense.
  public static func damaged(_ message: String) -> SQLiteError {
    SQLiteError(kind: .damaged, code: SQLITE_CORRUPT, message: message)
  }

  /// A row that should be there is not.
  public static func missing(_ message: String) -> SQLiteError {
    SQLiteError(kind: .other, code: SQLITE_NOTFOUND, message: message)
  }

  init(kind: Kind, code: Int32, message: String) {
    self.kind = kind
    self.code = code
    self.message = message
  }

  /// The error that a connection has just met, in the very last call.
  init(code: Int32, connection: OpaquePointer?) {
    // SQLite does not remember the system's answer when it is a commit that fails.
    let answers = [errno, connection.map { sqlite3_system_errno($0) } ?? 0]
    self.init(
      kind: Kind(code: code, systemError: answers.first { $0 != 0 } ?? 0), code: code,
      message: String(cString: sqlite3_errmsg(connection)))
  }
}

extension SQLiteError.Kind {
  /// - Parameter systemError: The `errno`; it only counts when the system has refused something.
  init(code: Int32, systemError: Int32) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
    case SQLITE_FULL: self = .full
    case SQLITE_NOTADB: self = .notADatabase
    case SQLITE_CORRUPT: self = .damaged
    case SQLITE_CONSTRAINT: self = .constraint
    case SQLITE_IOERR:
      // A read that ends too early: the file is shorter than it says.
      self =
        code == SQLITE_IOERR_SHORT_READ_VALUE ? .damaged : Self(systemError: systemError) ?? .other
    case SQLITE_CANTOPEN: self = Self(systemError: systemError) ?? .cannotOpen
    default: self = .other
    }
  }

  private init?(systemError: Int32) {
    switch systemError {
    case ENOSPC, EDQUOT, EFBIG: self = .full
    case EACCES, EPERM, EROFS: self = .readOnly
    default: return nil
    }
  }
}
