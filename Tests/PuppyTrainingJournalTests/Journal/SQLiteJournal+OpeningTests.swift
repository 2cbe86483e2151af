import Foundation
import PuppyTrainingCore
import SQLite
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct SQLiteJournalOpeningTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let dog = Dog(name: "Bello")

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { URL(filePath: folder.journal.journal) }

  private func open(
    patience: Duration = .milliseconds(50)
  ) throws(JournalFault) -> SQLiteJournal {
    try SQLiteJournal.open(in: folder.journal, clock: clock.clock, patience: patience)
  }

  /// A closed journal of several pages, with a backup of it as it is.
  private func makeJournal() throws {
    let journal = try open()
    try journal.save(dog)
    for _ in 0..<40 { try journal.practise(.sample(dog, details: .full), [true, false, true]) }
    try journal.backups.makeDaily(at: clock.now)
  }

  /// Writes nonsense over a part of the file.
  private func damage(_ range: Range<Int>) throws {
    let handle = try FileHandle(forUpdating: file)
    try handle.seek(toOffset: UInt64(range.lowerBound))
    try handle.write(contentsOf: Data(repeating: 0xA5, count: range.count))
    try handle.close()
  }

  private var setAside: String {
    folder.journal.path + "/journal-set-aside-2025-11-30-110000+0000.sqlite"
  }

  @Test func theFirstStartBeginsAJournalThatOnlyItsOwnerMayRead() throws {
    #expect(try open().dogs() == [])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.journal.path)
    #expect(attributes[.posixPermissions] as? NSNumber == 0o700)
  }

  @Test func aFileWithoutContentBecomesAJournal() throws {
    try folder.journal.prepare()
    try Data().write(to: file)
    #expect(try open().dogs() == [])
  }

  @Test func closingLeavesASingleFile() throws {
    try makeJournal()
    #expect(folder.names() == ["backups", "journal.sqlite"])
  }

  @Test func aFileThatIsSomethingElseIsLeftAlone() throws {
    try folder.journal.prepare()
    let letter = Data(String(repeating: "Dear postman, sorry about the trousers. ", count: 9).utf8)
    try letter.write(to: file)
    #expect(throws: JournalFault.notADatabase(path: file.path)) { try open() }
    #expect(try Data(contentsOf: file) == letter)
    #expect(folder.names() == ["journal.sqlite"])
  }

  @Test func theDatabaseOfAnotherProgramIsLeftAlone() throws {
    try folder.journal.prepare()
    try SQLiteDatabase(path: file.path).run("CREATE TABLE cat (name TEXT)")
    let before = try Data(contentsOf: file)
    #expect(throws: JournalFault.notADatabase(path: file.path)) { try open() }
    #expect(try Data(contentsOf: file) == before)
  }

  @Test(arguments: [4096..<8192, 8192..<8300, 30_000..<50_000])
  func aDamagedJournalIsSetAsideAndTheNewestGoodBackupOffered(range: Range<Int>) throws {
    try makeJournal()
    try damage(range)
    let damaged = try Data(contentsOf: file)
    let backup = try #require(JournalBackups(of: folder.journal).all().first)
    let fault = JournalFault.damaged(setAside: setAside, backup: backup)
    #expect(throws: fault) { try open() }
    #expect(try Data(contentsOf: URL(filePath: setAside)) == damaged)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    clock.advance(days: 1)
    #expect(throws: fault, "Said again until something is done about it") { try open() }

    let journal = try SQLiteJournal.replace(in: folder.journal, with: backup, clock: clock.clock)
    #expect(try journal.dogs() == [dog])
    #expect(try journal.sets(of: dog.id, at: "spin").count == 40)
    #expect(try open().dogs() == [dog])
  }

  @Test func aTruncatedJournalIsSetAside() throws {
    try makeJournal()
    let whole = try Data(contentsOf: file)
    try whole.prefix(whole.count / 2).write(to: file)
    let fault = #expect(throws: JournalFault.self) { try open() }
    guard case .damaged(setAside, .some) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }

  @Test func withoutABackupADamagedJournalGivesWayToAnEmptyOne() throws {
    try makeJournal()
    try FileManager.default.removeItem(atPath: folder.journal.backups)
    try damage(4096..<8192)
    #expect(throws: JournalFault.damaged(setAside: setAside, backup: nil)) { try open() }
    #expect(
      try SQLiteJournal.replace(in: folder.journal, with: nil, clock: clock.clock).dogs() == [])
    #expect(try open().dogs() == [])
    #expect(FileManager.default.fileExists(atPath: setAside))
  }

  @Test func damageThatShowsDuringPracticeSetsTheJournalAsideToo() throws {
    try makeJournal()
    let journal = try open()
    let size = try Data(contentsOf: file).count
    try damage(8192..<size)
    let fault = try #require(throws: JournalFault.self) { try journal.summaries() }
    guard case .damaged(setAside, .some) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(FileManager.default.fileExists(atPath: setAside))
    #expect(throws: fault) { try journal.practise(.sample(dog), [true]) }
    #expect(throws: fault) { try journal.dogs() }

    let backup = try #require(journal.backups.newestGood())
    #expect(try journal.restore(backup) == nil)
    #expect(try journal.dogs() == [dog])
    #expect(try open().summaries().count == 40)
  }

  @Test func whatIsStillInTheLogIsSetAsideWithTheFile() throws {
    try makeJournal()
    let journal = try open()
    try journal.practise(.sample(dog), [true])
    let size = try Data(contentsOf: file).count
    try damage(8192..<size)
    #expect(throws: JournalFault.self) { try journal.summaries() }
    #expect(FileManager.default.fileExists(atPath: setAside + "-wal"))
    #expect(!folder.names().contains { $0.hasPrefix("journal.sqlite") })
  }

  @Test func aLockOfAnotherProgramIsWaitedForAndThenTold() throws {
    try makeJournal()
    let journal = try open()
    let other = try SQLiteDatabase(path: file.path)
    try other.run("BEGIN IMMEDIATE")
    #expect(throws: JournalFault.locked) { try journal.practise(.sample(dog), [true]) }
    #expect(try journal.dogs() == [dog], "Reading goes on")
    try other.run("ROLLBACK")
    try journal.practise(.sample(dog), [true])
    #expect(try journal.summaries().count == 41)
  }

  @Test func aLockIsWaitedForForFiveSeconds() throws {
    try makeJournal()
    let journal = try SQLiteJournal.open(in: folder.journal)
    let other = try SQLiteDatabase(path: file.path)
    try other.run("BEGIN IMMEDIATE")
    let waited = ContinuousClock().measure {
      #expect(throws: JournalFault.locked) { try journal.delete(dog.id) }
    }
    #expect((.seconds(4.9)...(.seconds(8))).contains(waited))
    #expect(try journal.dogs() == [dog])
  }

  @Test func aJournalThatIsUsableIsNotReplacedByAnEmptyOne() throws {
    try makeJournal()
    let journal = try SQLiteJournal.replace(in: folder.journal, with: nil, clock: clock.clock)
    #expect(try journal.dogs() == [dog])
    #expect(folder.names().filter { $0.contains("set-aside") } == [])
  }

  @Test func aLockedJournalIsNotReplaced() throws {
    try makeJournal()
    let other = try SQLiteDatabase(path: file.path)
    try other.run("PRAGMA locking_mode = EXCLUSIVE")
    try other.run("BEGIN EXCLUSIVE")
    #expect(throws: JournalFault.locked) {
      try SQLiteJournal.replace(
        in: folder.journal, with: nil, clock: clock.clock, patience: .milliseconds(50))
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
    try other.run("ROLLBACK")
  }

  @Test func aJournalThatIsHeldByAnotherProgramIsToldWhenOpening() throws {
    try makeJournal()
    let other = try SQLiteDatabase(path: file.path)
    try other.run("PRAGMA locking_mode = EXCLUSIVE")
    try other.run("BEGIN EXCLUSIVE")
    #expect(throws: JournalFault.locked) { try open() }
    try other.run("ROLLBACK")
  }

  @Test func aJournalThatWasClosedWasLastChangedByItsLastRep() throws {
    #expect(try open().lastChange == nil)
    try makeJournal()
    clock.advance(days: 1)
    let journal = try open()
    #expect(journal.lastChange == (try journal.latestWallTime()?.date))
  }

  @Test func aJournalThatWasNotClosedMayHaveChangedUntilNow() throws {
    let killed = try open()
    try killed.save(dog)
    clock.advance(days: 1)
    #expect(try open().lastChange == clock.now.date)
    withExtendedLifetime(killed) {}
  }

  @Test func everyChangeIsToldOnceItIsKept() throws {
    let journal = try open()
    var dogs: [Int] = []
    journal.onChange = { dogs.append((try? journal.dogs().count) ?? -1) }
    try journal.save(dog)
    clock.advance(days: 1)
    try journal.delete(dog.id)
    #expect(dogs == [1, 0])
    #expect(journal.lastChange == clock.now.date)
    clock.advance(days: 1)
    #expect(throws: JournalFault.self) { try journal.save(Dog(name: "")) }
    #expect(dogs == [1, 0])
    #expect(journal.lastChange == clock.now.date.addingTimeInterval(-86_400))
    journal.onChange = {}
  }
}
