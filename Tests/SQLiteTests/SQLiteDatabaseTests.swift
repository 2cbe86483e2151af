import FoundationEssentials
import TestSupport
import Testing

@testable import SQLite

struct SQLiteDatabaseTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/" + "test.sqlite"
  }

  /// A database with one table of names.
  private func makeDatabase(_ names: String...) throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path, patience: .milliseconds(50))
    try database.run("CREATE TABLE name (name TEXT NOT NULL UNIQUE) STRICT")
    for name in names { try database.run("INSERT INTO name VALUES (?)", name) }
    return database
  }

  private func names(in database: SQLiteDatabase) throws(SQLiteError) -> [String] {
    try database.rows("SELECT name FROM name ORDER BY rowid") { row throws(SQLiteError) in
      try row.readOnly()
    }
  }

  @Test func whatOneConnectionWritesTheNextOneReads() throws {
    _ = try makeDatabase("Bello", "Flöckchen 🐕")
    #expect(try names(in: SQLiteDatabase(path: path)) == ["Bello", "Flöckchen 🐕"])
  }

  @Test(arguments: [
    "'; DROP TABLE name; --", "?", "\"", "", "a\0b", String(repeating: "x", count: 100_000),
  ])
  func aBoundTextIsNeverMoreThanAText(text: String) throws {
    let database = try makeDatabase(text)
    #expect(try names(in: database) == [text])
  }

  @Test func aStatementCanRunWithinItself() throws {
    let database = try makeDatabase("a", "b")
    let pairs = try database.rows("SELECT name FROM name ORDER BY name") {
      row throws(SQLiteError) in
      let first: String = try row.readOnly()
      return try names(in: database).map { first + $0 }
    }
    #expect(pairs == [["aa", "ab"], ["ba", "bb"]])
  }

  @Test func theValueOfNoRowsIsNothing() throws {
    let database = try makeDatabase()
    #expect(try database.value("SELECT name FROM name", as: String.self) == nil)
    #expect(try database.value("SELECT NULL", as: String?.self) == .some(.none))
    #expect(try database.value("SELECT count(*) FROM name") == 0)
  }

  @Test func aValueOfAnotherTypeIsAnError() throws {
    let database = try makeDatabase()
    #expect(throws: SQLiteError.unexpectedValue(in: "NULL")) {
      try database.value("SELECT NULL", as: String.self)
    }
  }

  @Test func columnsAreReadByTheirNamesInAnyOrder() throws {
    let database = try makeDatabase("a", "b")
    let rows = try database.rows("SELECT name, rowid AS number, 7 AS seven FROM name") {
      row throws(SQLiteError) in
      let seven: Int = try row.read("seven")
      let name: String = try row.read("name")
      return [name, "\(try row.read("number", as: Int.self))", "\(seven)"]
    }
    #expect(rows == [["a", "1", "7"], ["b", "2", "7"]])
    #expect(throws: SQLiteError.unexpectedValue(in: "age")) {
      try database.rows("SELECT name FROM name") { row throws(SQLiteError) in
        try row.read("age", as: Int.self)
      }
    }
  }

  @Test func aTransactionThatFailsLeavesNothingBehind() throws {
    let database = try makeDatabase("a")
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction { () throws(SQLiteError) in
        try database.run("INSERT INTO name VALUES (?)", "b")
        try database.run("INSERT INTO name VALUES (?)", "a")
      }
    }
    #expect(error?.kind == .constraint)
    #expect(try names(in: database) == ["a"])
    try database.transaction { () throws(SQLiteError) in
      try database.run("INSERT INTO name VALUES (?)", "c")
    }
    #expect(try names(in: database) == ["a", "c"])
  }

  @Test func theLockOfAnotherConnectionRunsOutOfPatience() throws {
    let database = try makeDatabase()
    let other = try SQLiteDatabase(path: path)
    try other.run("BEGIN IMMEDIATE")
    let clock = ContinuousClock()
    let start = clock.now
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction { () throws(SQLiteError) in }
    }
    #expect(error?.kind == .locked)
    #expect(clock.now - start >= .milliseconds(40))
    try other.run("ROLLBACK")
    try database.transaction { () throws(SQLiteError) in }
  }

  @Test func aScriptRunsAllItsStatements() throws {
    let database = try makeDatabase()
    try database.run(script: "INSERT INTO name VALUES ('a'); INSERT INTO name VALUES ('b');")
    #expect(try names(in: database) == ["a", "b"])
    #expect(throws: SQLiteError.self) { try database.run(script: "INSERT INTO nonsense") }
  }

  @Test func aFullDatabaseSaysSoAndGoesOnWhenThereIsRoom() throws {
    let database = try makeDatabase()
    try database.run("PRAGMA max_page_count = 4")
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction { () throws(SQLiteError) in
        try database.run("INSERT INTO name VALUES (?)", String(repeating: "x", count: 100_000))
      }
    }
    #expect(error?.kind == .full)
    try database.transaction { () throws(SQLiteError) in
      try database.run("INSERT INTO name VALUES (?)", "small")
    }
    #expect(try names(in: database) == ["small"])
  }

  @Test func aFileThatIsSomethingElseIsNoDatabase() throws {
    let text = Data("A letter to the postman, longer than a hundred bytes. ".utf8)
    try (text + text + text).write(to: URL(filePath: path))
    let database = try SQLiteDatabase(path: path)
    let error = #expect(throws: SQLiteError.self) {
      try database.value("PRAGMA user_version", as: Int.self)
    }
    #expect(error?.kind == .notADatabase)
  }

  @Test func aFileThatIsNotThereCannotBeRead() {
    let error = #expect(throws: SQLiteError.self) {
      try SQLiteDatabase(path: path, access: .reading)
    }
    #expect(error?.kind == .cannotOpen)
  }

  @Test func readingDoesNotWrite() throws {
    _ = try makeDatabase()
    let database = try SQLiteDatabase(path: path, access: .reading)
    let error = #expect(throws: SQLiteError.self) {
      try database.run("INSERT INTO name VALUES (?)", "a")
    }
    #expect(error?.kind == .readOnly)
  }

  @Test func filesKeptAsTheyAreKeepTheirLog() throws {
    do {
      let database = try makeDatabase("a")
      try database.run("PRAGMA journal_mode = WAL")
      try database.run("INSERT INTO name VALUES (?)", "b")
      try database.keepFilesAsTheyAre()
    }
    #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    #expect(try names(in: SQLiteDatabase(path: path)) == ["a", "b"])
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
  }

  @Test func aCopyReplacesEverythingThatWasThere() throws {
    let database = try makeDatabase("a", "b")
    let target = try SQLiteDatabase(path: "\(folder.path)/" + "copy.sqlite")
    try target.run("CREATE TABLE old (old TEXT)")
    try database.replaceContents(of: target)
    #expect(try names(in: target) == ["a", "b"])
    #expect(
      try target.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") {
        row throws(SQLiteError) in try row.readOnly(as: String.self)
      } == ["name"])
  }

  @Test func aCopyOntoALockedDatabaseChangesNothing() throws {
    let database = try makeDatabase("new")
    let copy = "\(folder.path)/" + "copy.sqlite"
    let target = try SQLiteDatabase(path: copy, patience: .milliseconds(50))
    try target.run("CREATE TABLE name (name TEXT)")
    let other = try SQLiteDatabase(path: copy)
    try other.run("BEGIN EXCLUSIVE")
    let error = #expect(throws: SQLiteError.self) { try database.replaceContents(of: target) }
    #expect(error?.kind == .locked)
    try other.run("ROLLBACK")
    #expect(try names(in: target) == [])
  }
}
