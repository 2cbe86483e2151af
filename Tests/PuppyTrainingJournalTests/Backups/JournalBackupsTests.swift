import Foundation
import PuppyTrainingCore
import SQLite
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct JournalBackupsTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let journal: SQLiteJournal
  private let bello = Dog(name: "Bello")

  init() throws {
    folder = try TemporaryFolder()
    journal = try SQLiteJournal.open(in: folder.journal, clock: clock.clock)
    try journal.save(bello)
  }

  private func dogs(in backup: JournalBackup?) throws -> [String] {
    let path = try #require(backup).path
    return try SQLiteDatabase(path: path, access: .reading)
      .rows("SELECT name FROM dog ORDER BY sequence") { row throws(SQLiteError) in
        try row.readOnly()
      }
  }

  @Test func aBackupHoldsWhatIsOnlyInTheLogYet() throws {
    let backup = try journal.backups.makeDaily(at: clock.now)
    #expect(try dogs(in: backup) == ["Bello"])
    #expect(folder.names("backups") == ["journal-2025-11-30-110000+0000.sqlite"])
    #expect(journal.backups.all() == [try #require(backup)])
  }

  @Test func withoutAChangeThereIsNoBackup() throws {
    try journal.backups.makeDaily(at: clock.now)
    clock.advance(days: 1)
    #expect(try journal.backups.makeDaily(at: clock.now) == nil)
    #expect(folder.names("backups").count == 1)
  }

  @Test func openingTheJournalAgainIsNoChange() throws {
    try journal.backups.makeDaily(at: clock.now)
    clock.advance(days: 1)
    let other = try SQLiteJournal.open(in: folder.journal, clock: clock.clock)
    #expect(try other.dogs() == [bello])
    #expect(try other.backups.makeDaily(at: clock.now) == nil)
  }

  @Test func aLaterBackupTakesThePlaceOfThatOfTheDay() throws {
    try journal.backups.makeDaily(at: clock.now)
    clock.advance(days: 0.25)
    try journal.save(Dog(name: "Lassie"))
    let backup = try journal.backups.makeDaily(at: clock.now)
    #expect(try dogs(in: backup) == ["Bello", "Lassie"])
    #expect(folder.names("backups") == ["journal-2025-11-30-170000+0000.sqlite"])
  }

  @Test func fiftyDaysOfPracticeLeaveFourteenDaysAndTheMonths() throws {
    for day in 0..<50 {
      try journal.save(Dog(name: "Dog \(day)"))
      try journal.backups.makeDaily(at: clock.now)
      clock.advance(days: 1)
    }
    let days = folder.names("backups").map { $0.dropFirst(8).prefix(10) }
    #expect(
      days == ["2025-11-30", "2025-12-31"] + (5...18).map { "2026-01-\($0 < 10 ? "0" : "")\($0)" })
  }

  @Test func aBackupThatCannotBeMadeLeavesTheOthersAlone() throws {
    try journal.backups.makeDaily(at: clock.now)
    try journal.save(Dog(name: "Lassie"))
    let other = try SQLiteDatabase(path: folder.journal.journal)
    try other.run("BEGIN IMMEDIATE")
    try other.run("PRAGMA locking_mode = EXCLUSIVE")
    try other.run("ROLLBACK")
    // Something stands where the draft would be written.
    clock.advance(days: 0.1)
    let draft = folder.journal.backups + "/journal-2025-11-30-132400+0000.sqlite.new"
    try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
    #expect(throws: JournalFault.self) { try journal.backups.makeDaily(at: clock.now) }
    #expect(journal.backups.all().count == 1)
    #expect(try dogs(in: journal.backups.newestGood()) == ["Bello"])
  }

  @Test func whatABackupThatNeverEndedLeftIsClearedAway() throws {
    try FileTree.makeFolder(folder.journal.backups)
    let draft = folder.journal.backups + "/journal-2025-01-01-000000+0000.sqlite.new"
    try Data("half".utf8).write(to: URL(filePath: draft))
    #expect(journal.backups.all().isEmpty)
    try journal.backups.makeDaily(at: clock.now)
    #expect(folder.names("backups").count == 1)
  }

  @Test func theNewestGoodBackupPassesOverDamagedOnes() throws {
    let good = try journal.backups.makeDaily(at: clock.now)
    let names = ["journal-2026-01-01-000000+0000", "before-restore-2026-01-02-000000+0000"]
    for name in names {
      try Data(repeating: 7, count: 5000).write(
        to: URL(filePath: "\(folder.journal.backups)/\(name).sqlite"))
    }
    #expect(journal.backups.all().count == 3)
    #expect(journal.backups.newestGood() == good)
    #expect(folder.names("backups").count == 3, "Looking leaves nothing behind")
  }

  @Test func withoutBackupsThereIsNoNewestGood() {
    #expect(journal.backups.all().isEmpty)
    #expect(journal.backups.newestGood() == nil)
  }

  @Test func practiceGoesOnWhileABackupIsMade() async throws {
    let set = try journal.practise(.sample(bello), Array(repeating: true, count: 200))
    let backups = journal.backups
    let moment = clock.now
    let backup = Task.detached { try backups.makeDaily(at: moment) }
    let more = try journal.practise(set, Array(repeating: false, count: 50))
    #expect(try await backup.value != nil)
    #expect(try journal.sets(of: bello.id, at: "spin") == [more])
  }

  @Test func backupsThatAreMadeAtOnceDoNotGetInEachOthersWay() async throws {
    try journal.practise(.sample(bello), Array(repeating: true, count: 500))
    let backups = journal.backups
    let moment = clock.now
    let made = try await withThrowingTaskGroup(of: JournalBackup?.self) { group in
      for number in 0..<8 {
        group.addTask {
          try number.isMultiple(of: 2)
            ? backups.makeDaily(at: moment) : backups.make(.restore, at: moment)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(made.compactMap { $0 }.map(\.path)).count == made.compactMap { $0 }.count)
    let names = folder.names("backups")
    #expect(names.count { $0.hasPrefix("before-restore") } == 4)
    #expect(names.count { $0.hasPrefix("journal") } == 1)
    #expect(names.allSatisfy { $0.hasSuffix(".sqlite") })
    #expect(journal.backups.all().allSatisfy(backups.isGood))
  }

  @Test func theDateOfTheLastIsThatOfTheLastDailyOne() throws {
    #expect(journal.backups.lastDate == nil)
    let daily = try journal.backups.makeDaily(at: clock.now)
    clock.advance(days: 1)
    _ = try journal.backups.make(.restore, at: clock.now)
    #expect(journal.backups.lastDate == daily?.date)
  }
}
