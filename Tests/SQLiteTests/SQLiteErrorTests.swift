import CSQLite
import Glibc
import Testing

@testable import SQLite

struct SQLiteErrorTests {
  @Test(
    arguments: [
      (SQLITE_BUSY, 0, .locked), (SQLITE_BUSY | 1 << 8, 0, .locked),
      (SQLITE_READONLY, 0, .readOnly),
      (SQLITE_FULL, 0, .full), (SQLITE_NOTADB, 0, .notADatabase), (SQLITE_CORRUPT, 0, .damaged),
      (SQLITE_CONSTRAINT | 5 << 8, 0, .constraint), (SQLITE_CANTOPEN, ENOENT, .cannotOpen),
      (SQLITE_CANTOPEN, EACCES, .readOnly), (SQLITE_CANTOPEN, ENOSPC, .full),
      (SQLITE_IOERR | 3 << 8, EFBIG, .full), (SQLITE_IOERR | 3 << 8, EDQUOT, .full),
      (SQLITE_IOERR | 3 << 8, EROFS, .readOnly), (SQLITE_IOERR | 3 << 8, EIO, .other),
      (SQLITE_IOERR | 2 << 8, 0, .damaged), (SQLITE_ERROR, 0, .other),
      // The system's last error has nothing to do with these.
      (SQLITE_CONSTRAINT, ENOSPC, .constraint), (SQLITE_ERROR, EROFS, .other),
    ] as [(Int32, Int32, SQLiteError.Kind)])
  func aCodeSaysWhatCanBeDone(code: Int32, systemError: Int32, kind: SQLiteError.Kind) {
    #expect(SQLiteError.Kind(code: code, systemError: systemError) == kind)
  }
}
