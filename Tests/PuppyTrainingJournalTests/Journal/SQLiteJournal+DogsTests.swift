import FoundationEssentials
import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct SQLiteJournalDogsTests {
  private let folder: TemporaryFolder
  private let journal: SQLiteJournal

  init() throws {
    folder = try TemporaryFolder()
    journal = try SQLiteJournal.open(in: folder.journal)
  }

  private func reopened() throws -> SQLiteJournal { try SQLiteJournal.open(in: folder.journal) }

  private static let full = Dog(
    name: "Flöckchen 🐕 '; DROP TABLE dog; --", birth: BirthDate(year: 2024, month: 2, day: 29),
    size: .toy, equipment: Set(Equipment.allCases), isArchived: true,
    rule: .sets(size: 10, push: 9, stick: 6))

  @Test(
    arguments: [
      Dog(name: "Bello"), full, Dog(name: "Max", birth: BirthDate(year: 2023, month: 12)),
    ] + PracticeRule.choices.map { Dog(name: "Rex", rule: $0) }
      + DogSize.allCases.map { Dog(name: "Rex", size: $0) }
      + CollarColor.allCases.map { Dog(name: "Rex", look: "dachshund", collar: $0) })
  func aDogComesBackAsItWasSaved(dog: Dog) throws {
    try journal.save(dog)
    #expect(try journal.dogs() == [dog])
    #expect(try reopened().dogs() == [dog])
  }

  @Test func aDeletedDogComesBackWithAllItsPractice() throws {
    let (dog, other) = (Dog(name: "Bello", equipment: [.mat]), Dog(name: "Other"))
    try journal.save(dog)
    try journal.save(other)
    let set = try journal.practise(.sample(dog), [true, false])
    let mark = RestingMark(dog: dog.id, trick: "sit", isResting: true, date: Date())
    try journal.append(mark)

    try journal.delete(dog.id)
    #expect(try journal.dogs() == [other])
    #expect(try journal.summaries() == [])
    #expect(try journal.restingMarks() == [])

    try journal.restore(dog.id)
    #expect(try journal.dogs() == [dog, other])
    #expect(try journal.summaries() == [SetSummary(set)])
    #expect(try journal.restingMarks() == [mark])
    #expect(try reopened().dogs() == [dog, other])
  }
}
