import FoundationEssentials
import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct SQLiteJournalPracticeTests {
  private let folder: TemporaryFolder
  private let journal: SQLiteJournal
  private let dog = Dog(name: "Bello")

  init() throws {
    folder = try TemporaryFolder()
    journal = try SQLiteJournal.open(in: folder.journal)
    try journal.save(dog)
  }

  /// The sets of the dog, read by a connection of its own.
  private func kept(at trick: Trick.ID = "spin") throws -> [PracticeSet] {
    let sets = try SQLiteJournal.open(in: folder.journal).sets(of: dog.id, at: trick)
    #expect(try journal.sets(of: dog.id, at: trick) == sets)
    return sets
  }

  @Test func everyRepIsOnDiskAtOnce() throws {
    var set = PracticeSet.sample(dog, details: .full)
    for isHit in [true, false, true] {
      set = try journal.practise(set, [isHit])
      #expect(try kept() == [set])
    }
  }

  @Test func theLogIsOnDiskBeforeARepIsKept() throws {
    let mode = try journal.with { try? $0.value("PRAGMA journal_mode", as: String.self) }
    let level = try journal.with { try? $0.value("PRAGMA synchronous", as: Int.self) }
    #expect(mode == "wal")
    #expect(level == 2, "FULL")
  }

  @Test func aSetGoesOnAfterABackupWithoutItTookThePlaceOfTheJournal() throws {
    let backup = try #require(try journal.backups.makeDaily(at: TestClock().now))
    let set = try journal.practise(.sample(dog), [true, false])
    try journal.restore(backup)
    #expect(try journal.summaries() == [])
    #expect(try journal.sets(of: dog.id, at: "spin") == [])
    let more = try journal.practise(set, [true])
    #expect(try kept() == [more])
  }
}
