import Foundation
import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct SQLiteJournalBackingUpTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let dog = Dog(name: "Bello")

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> SQLiteJournal {
    try SQLiteJournal.open(in: folder.journal, clock: clock.clock)
  }

  @Test func aDayWithAChangeHasABackup() throws {
    let journal = try open()
    try journal.save(dog)
    #expect(try journal.backUp()?.date == clock.now.date.addingTimeInterval(-0.25))
    #expect(try journal.backUp() == nil)
  }

  @Test func damageThatOnlyAThoroughLookFindsSetsTheJournalAside() throws {
    let set: PracticeSet
    let good: JournalBackup?
    do {
      let journal = try open()
      try journal.save(dog)
      set = try journal.practise(.sample(dog), [true])
      good = try journal.backUp()
    }
    // The id of a rep changes in the table or the index, but not in both.
    let file = URL(filePath: folder.journal.journal)
    var content = try Data(contentsOf: file)
    let id = withUnsafeBytes(of: set.reps[0].id.uuid) { Data($0) }
    let place = try #require(content.firstRange(of: id))
    content[place.upperBound - 1] ^= 0xFF
    try content.write(to: file)

    clock.advance(days: 1)
    let journal = try open()
    let setAside = folder.journal.path + "/journal-set-aside-2025-12-01-110000+0000.sqlite"
    #expect(throws: JournalFault.damaged(setAside: setAside, backup: good)) {
      try journal.backUp()
    }
    #expect(try Data(contentsOf: URL(filePath: setAside)) == content)
    #expect(folder.names("backups").count == 1)
  }

  @Test func aBackupThatCannotBeMadeDoesNotHarmTheJournal() throws {
    let journal = try open()
    try journal.save(dog)
    try Data().write(to: URL(filePath: folder.journal.backups))
    #expect(throws: JournalFault.self) { try journal.backUp() }
    #expect(try journal.dogs() == [dog])
  }
}
