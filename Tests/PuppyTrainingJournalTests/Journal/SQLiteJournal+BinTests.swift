import FoundationEssentials
import PuppyTrainingCore
import SQLite
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct SQLiteJournalBinTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let journal: SQLiteJournal
  private let bello = Dog(name: "Bello", equipment: [.mat], isArchived: true)
  private let lassie = Dog(name: "Lassie")

  init() throws {
    folder = try TemporaryFolder()
    journal = try SQLiteJournal.open(in: folder.journal, clock: clock.clock)
    try journal.save(bello)
    try journal.save(lassie)
    try journal.practise(.sample(bello), [true, false])
    try journal.practise(.sample(lassie), [true])
  }

  private func reopened() throws -> SQLiteJournal {
    try SQLiteJournal.open(in: folder.journal, clock: clock.clock)
  }

  /// Puts a file where the folder of the backups would be.
  private func block() throws {
    try #require(FileManager.default.createFile(atPath: folder.journal.backups, contents: nil))
  }

  private func names(in backup: JournalBackup?) throws -> [String] {
    let path = try #require(backup).path
    return try SQLiteDatabase(path: path, access: .reading)
      .rows("SELECT name FROM dog WHERE NOT is_deleted ORDER BY sequence") {
        row throws(SQLiteError) in try row.readOnly()
      }
  }

  @Test func aDeletedDogIsInTheBinAlsoAfterTheNextStarts() throws {
    #expect(try journal.deletedDogs() == [])
    let later = try journal.delete(lassie.id)
    #expect(later == clock.now.date)
    clock.advance(days: 1)
    let last = try journal.delete(bello.id)
    let bin = [DeletedDog(lassie, at: later), DeletedDog(bello, at: last)]
    #expect(try journal.deletedDogs() == bin)
    for _ in 0..<2 {
      clock.advance(days: 14)
      #expect(try reopened().deletedDogs() == bin)
    }
    let next = try reopened()
    try next.restore(bello.id)
    #expect(try next.dogs() == [bello])
    #expect(try next.sets(of: bello.id, at: "spin").map(\.reps.count) == [2])
    #expect(try next.deletedDogs() == [bin[0]])
  }

  @Test func aDogIsReallyRemovedAfterThirtyDaysAndABackup() throws {
    try journal.delete(bello.id)
    clock.advance(days: 0.5)
    try journal.delete(lassie.id)
    clock.advance(days: 29.4)
    #expect(try reopened().deletedDogs().map(\.dog) == [bello, lassie])
    clock.advance(days: 0.2)
    let next = try reopened()
    #expect(try next.deletedDogs().map(\.dog) == [lassie])
    try next.restore(bello.id)
    #expect(try next.dogs() == [])
    #expect(try next.sets(of: bello.id, at: "spin") == [])
    #expect(try next.latestWallTime() != nil)
    let backup = try #require(next.backups.all().first)
    #expect(backup.path.contains("before-deletion"))
    try next.restore(backup)
    #expect(try next.deletedDogs().map(\.dog) == [lassie, bello])
  }

  @Test func whatHappensToADogThatIsPutBackCountsFromANewDeletion() throws {
    try journal.delete(bello.id)
    try journal.restore(bello.id)
    clock.advance(days: 20)
    try journal.delete(bello.id)
    clock.advance(days: 20)
    #expect(try reopened().deletedDogs().map(\.dog) == [bello])
  }

  @Test func whatIsDeletedIsBackedUpBefore() throws {
    let daily = try journal.backups.makeDaily(at: clock.now)
    clock.advance(days: 0.1)
    try journal.delete(lassie.id)
    let before = journal.backups.all().first
    #expect(before?.path.contains("before-deletion") == true)
    #expect(try names(in: before) == ["Bello", "Lassie"])
    clock.advance(days: 0.1)
    let next = try #require(try journal.backups.makeDaily(at: clock.now))
    #expect(try names(in: next) == ["Bello"])
    #expect(journal.backups.all() == [next, before])
    #expect(daily != nil)
  }

  @Test func withoutABackupNothingIsDeleted() throws {
    try block()
    #expect(throws: JournalFault.self) { try journal.delete(lassie.id) }
    #expect(try journal.dogs() == [bello, lassie])
    try FileTree.remove(folder.journal.backups)
    try journal.delete(lassie.id)
    try FileManager.default.removeItem(atPath: folder.journal.backups)
    try block()
    #expect(throws: JournalFault.self) { try journal.emptyBin() }
    clock.advance(days: 100)
    #expect(try reopened().deletedDogs().map(\.dog) == [lassie])
  }

  @Test func anEmptiedBinIsEmptyAndWhatWasInItIsInABackup() throws {
    try journal.delete(bello.id)
    clock.advance(days: 1)
    try journal.emptyBin()
    #expect(try journal.deletedDogs() == [])
    try journal.restore(bello.id)
    #expect(try journal.dogs() == [lassie])
    #expect(try journal.sets(of: bello.id, at: "spin") == [])
    let backup = try #require(journal.backups.all().first)
    try journal.restore(backup)
    try journal.restore(bello.id)
    #expect(try journal.dogs() == [bello, lassie])
  }

  @Test func aRestoreBringsDogsBackIntoTheBinForAsLongAsAnyOther() throws {
    try journal.delete(bello.id)
    clock.advance(days: 20)
    let date = try journal.delete(lassie.id)
    let backup = try #require(try journal.backups.makeDaily(at: clock.now))
    try journal.emptyBin()
    clock.advance(days: 20)
    try journal.restore(backup)
    #expect(
      try journal.deletedDogs() == [
        DeletedDog(lassie, at: date), DeletedDog(bello, at: clock.now.date),
      ])
    clock.advance(days: 5)
    #expect(try reopened().deletedDogs().map(\.dog) == [lassie, bello])
  }

  @Test func aBinWithNothingToDoIsNotWrittenAtTheStart() throws {
    try journal.delete(bello.id)
    let backup = try journal.backups.makeDaily(at: clock.now)
    clock.advance(days: 1)
    #expect(try reopened().backups.makeDaily(at: clock.now) == nil)
    #expect(backup != nil)
  }
}
