import Foundation
import PuppyTrainingCore
import SQLite
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct SQLiteJournalRestoringTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let journal: SQLiteJournal
  private let bello = Dog(name: "Bello")
  private let lassie = Dog(name: "Lassie")
  private let backup: JournalBackup

  init() throws {
    folder = try TemporaryFolder()
    journal = try SQLiteJournal.open(in: folder.journal, clock: clock.clock)
    try journal.save(bello)
    try journal.practise(.sample(bello), [true])
    backup = try #require(try journal.backups.makeDaily(at: clock.now))
    clock.advance(days: 1)
    try journal.save(lassie)
    try journal.practise(.sample(lassie), [false])
  }

  @Test func aBackupComesBackAndWhatItReplacesIsBackedUpFirst() throws {
    let replaced = try #require(try journal.restore(backup))
    #expect(try journal.dogs() == [bello])
    #expect(try journal.summaries().map(\.dog) == [bello.id])
    #expect(
      folder.names("backups") == [
        "before-restore-2025-12-01-110000+0000.sqlite", "journal-2025-11-30-110000+0000.sqlite",
      ])
    try journal.restore(replaced)
    #expect(try journal.dogs() == [bello, lassie])
  }

  @Test func whatWasRestoredIsThereAtTheNextStart() throws {
    try journal.restore(backup)
    try journal.practise(.sample(bello), [true])
    let next = try SQLiteJournal.open(in: folder.journal)
    #expect(try next.dogs() == [bello])
    #expect(try next.summaries().count == 2)
    let mode = try next.with { try? $0.value("PRAGMA journal_mode", as: String.self) }
    #expect(mode == "wal")
  }

  @Test func aDamagedBackupChangesNothing() throws {
    try Data(repeating: 1, count: 9000).write(to: URL(filePath: backup.path))
    #expect(throws: JournalFault.self) { try journal.restore(backup) }
    #expect(try journal.dogs() == [bello, lassie])
    #expect(folder.names("backups").count == 1)
  }

  @Test func aBackupThatIsGoneChangesNothing() throws {
    try FileManager.default.removeItem(atPath: backup.path)
    #expect(throws: JournalFault.self) { try journal.restore(backup) }
    #expect(try journal.dogs() == [bello, lassie])
  }

  @Test func constraintsHoldAfterwards() throws {
    try journal.restore(backup)
    #expect(throws: JournalFault.self) { try journal.practise(.sample(lassie), [true]) }
  }

  @Test func aLockedJournalIsNotReplaced() throws {
    let journal = try SQLiteJournal.open(in: folder.journal, patience: .milliseconds(50))
    let other = try SQLiteDatabase(path: folder.journal.journal)
    try other.run("BEGIN IMMEDIATE")
    #expect(throws: JournalFault.locked) { try journal.restore(backup) }
    try other.run("ROLLBACK")
    #expect(try journal.dogs() == [bello, lassie])
  }

  @Test func somethingElseGivesWayToABackupButIsKept() throws {
    let other = try TemporaryFolder()
    try other.journal.prepare()
    try Data(repeating: 65, count: 9000).write(to: URL(filePath: other.journal.journal))
    let restored = try SQLiteJournal.replace(
      in: other.journal, with: backup, clock: clock.clock)
    #expect(try restored.dogs() == [bello])
    #expect(other.names().contains("journal-set-aside-2025-12-01-110000+0000.sqlite"))
  }

  @Test func aRestoreIsAChange() throws {
    var changes = 0
    journal.onChange = { changes += 1 }
    clock.advance(days: 1)
    try journal.restore(backup)
    #expect(changes == 1)
    #expect(journal.lastChange == clock.now.date)
  }
}
