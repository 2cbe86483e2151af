import FoundationEssentials
import PuppyTrainingCore
import SQLite
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct SchemaTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()

  init() throws { folder = try TemporaryFolder() }

  /// A database made of the SQL text that is kept of each version.
  private func makeJournal(ofVersion version: Int) throws {
    try folder.journal.prepare()
    let text = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "version-\(version).sql")
    let database = try SQLiteDatabase(path: folder.journal.journal)
    try database.run(script: String(decoding: Data(contentsOf: text), as: UTF8.self))
  }

  private func open(_ schema: Schema = .current) throws(JournalFault) -> SQLiteJournal {
    try SQLiteJournal.open(
      in: folder.journal, clock: clock.clock, patience: .milliseconds(50), schema: schema)
  }

  /// All that makes up the form of a database.
  private func form(_ database: SQLiteDatabase) throws -> [String] {
    try database.rows(
      "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1"
    ) { row throws(SQLiteError) in try row.readOnly() }
  }

  @Test func versionsGoOnWithoutAGap() {
    #expect(
      Schema.current.migrations.map(\.version) == Array(1...Schema.current.migrations.count))
  }

  @Test(arguments: 1...Schema.current.version)
  func aJournalOfAnyVersionKeepsWhatItHas(version: Int) throws {
    try makeJournal(ofVersion: version)
    let journal = try open()
    #expect(try journal.dogs() == [Self.bello, Self.lassie])
    #expect(try journal.sets(of: Self.bello.id, at: "spin") == [Self.finished, Self.unfinished])
    #expect(try journal.restingMarks() == [Self.mark])
    #expect(
      try journal.latestWallTime()
        == WallTime(date: Date(timeIntervalSinceReferenceDate: 2003.5), secondsFromGMT: -12600))
  }

  @Test(arguments: 1...Schema.current.version)
  func aDogThatWasDeletedUnderAnyVersionIsInTheBinOfTheNewOne(version: Int) throws {
    try makeJournal(ofVersion: version)
    // Since the start with the new version when the old one did not note it.
    let date = version < 3 ? clock.now.date : Date(timeIntervalSinceReferenceDate: 786_192_300.5)
    #expect(try open().deletedDogs() == [DeletedDog(Self.gone, at: date)])
    clock.advance(days: 1)
    #expect(try open().deletedDogs() == [DeletedDog(Self.gone, at: date)])
  }

  @Test(arguments: 1...Schema.current.version)
  func aJournalOfAnyVersionGetsTheFormOfANewOne(version: Int) throws {
    try makeJournal(ofVersion: version)
    let migrated = try open().with { try? form($0) }
    let other = try TemporaryFolder()
    let new = try SQLiteJournal.open(in: other.journal).with { try? form($0) }
    #expect(migrated == new)
    #expect(new?.isEmpty == false)
  }

  @Test func anOlderJournalIsBackedUpBeforeItIsChanged() throws {
    try makeJournal(ofVersion: 1)
    let next = Migration(
      version: 99, script: "ALTER TABLE dog ADD COLUMN colour TEXT; PRAGMA user_version = 99;")
    let journal = try open(Schema(migrations: Schema.current.migrations + [next]))
    #expect(try journal.dogs() == [Self.bello, Self.lassie])
    #expect(try journal.with { try? Schema.version(of: $0) } == 99)
    #expect(folder.names("backups") == ["before-upgrade-2025-11-30-110000+0000.sqlite"])
    #expect(journal.backups.all().map(\.date) == [clock.now.date.addingTimeInterval(-0.25)])
  }

  @Test func aMigrationThatFailsChangesNothing() throws {
    try makeJournal(ofVersion: 1)
    let next = Migration(
      version: 99,
      script: """
        ALTER TABLE dog ADD COLUMN colour TEXT; PRAGMA user_version = 99; DELETE FROM equipment;
        """)
    #expect(throws: JournalFault.self) {
      try open(Schema(migrations: Schema.current.migrations + [next]))
    }
    #expect(try open().dogs() == [Self.bello, Self.lassie])
  }

  @Test func aJournalOfANewerVersionIsLeftAlone() throws {
    try makeJournal(ofVersion: 1)
    do {
      let database = try SQLiteDatabase(path: folder.journal.journal)
      try database.run(script: "ALTER TABLE dog ADD COLUMN wings TEXT; PRAGMA user_version = 99;")
    }
    let before = try Data(contentsOf: URL(filePath: folder.journal.journal))
    #expect(throws: JournalFault.newerVersion(found: 99, known: Schema.current.version)) {
      try open()
    }
    #expect(try Data(contentsOf: URL(filePath: folder.journal.journal)) == before)
    #expect(folder.names() == ["journal.sqlite"])
  }

  @Test func theSchemaKnowsEveryThingThatATrickMayNeed() throws {
    let words = try open().with { database throws(SQLiteError) in
      try database.rows("SELECT word FROM equipment") { row throws(SQLiteError) in
        try row.readOnly(as: String.self)
      }
    }
    #expect(Set(words) == Set(Equipment.allCases.map(\.rawValue)))
  }

  private static func id(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-4000-8000-00000000000\(number)") ?? UUID()
  }

  private static let bello = Dog(
    id: id(1), name: "Bello", birth: BirthDate(year: 2020, month: 2, day: 29), size: .giant,
    equipment: [.collarOrHarness, .mat], rule: .sets(size: 3, push: 3, stick: 2))
  private static let lassie = Dog(
    id: id(2), name: "Lassie", birth: BirthDate(year: 2024, month: 7), isArchived: true,
    rule: .threeHundredPeck)
  private static let gone = Dog(id: id(3), name: "Gone", rule: .nineOfTen)
  private static let finished = PracticeSet(
    id: id(4), dog: id(1), trick: "spin", step: 1,
    start: Date(timeIntervalSinceReferenceDate: 1000.25), secondsFromGMT: 3600,
    reps: [
      Rep(id: id(6), isHit: true, date: Date(timeIntervalSinceReferenceDate: 1001.5)),
      Rep(id: id(7), isHit: false, date: Date(timeIntervalSinceReferenceDate: 1000)),
    ],
    details: SetDetails(
      place: "kitchen", distance: 1.5, duration: 10, distraction: 0, reward: "cheese",
      handler: "Ann", note: "it's fine"),
    decision: Decision(verdict: .stick, chosen: .push))
  private static let unfinished = PracticeSet(
    id: id(5), dog: id(1), trick: "spin", step: 2,
    start: Date(timeIntervalSinceReferenceDate: 2000), secondsFromGMT: -12600,
    reps: [Rep(id: id(8), isHit: true, date: Date(timeIntervalSinceReferenceDate: 2003.5))])
  private static let mark = RestingMark(
    id: id(9), dog: id(2), trick: "sit", isResting: true,
    date: Date(timeIntervalSinceReferenceDate: 3000))
}
