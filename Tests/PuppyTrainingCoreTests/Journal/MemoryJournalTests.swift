import FoundationEssentials
import PuppyTrainingCore
import Testing

struct MemoryJournalTests {
  private let rex = Dog(name: "Rex")
  private let ada = Dog(name: "Ada")
  private let clock = TestClock()
  private let journal: MemoryJournal

  init() {
    journal = MemoryJournal(
      dogs: [rex, ada],
      sets: [rex, ada].map { .sample(dog: $0.id, trick: "sit", day: 20_000) },
      marks: [rex, ada].map {
        RestingMark(dog: $0.id, trick: "sit", isResting: true, date: .distantPast)
      }, clock: clock.clock)
  }

  @Test("What is deleted is in the bin, the last at the end, until it is restored")
  func bin() throws {
    #expect(try journal.deletedDogs() == [])
    let first = try journal.delete(ada.id)
    clock.pass(seconds: 60)
    let second = try journal.delete(rex.id)
    #expect(try journal.deletedDogs() == [DeletedDog(ada, at: first), DeletedDog(rex, at: second)])
    #expect(try journal.dogs() == [])
    try journal.restore(ada.id)
    #expect(try journal.deletedDogs() == [DeletedDog(rex, at: second)])
    #expect(try journal.dogs() == [ada])
    #expect(try journal.summaries().map(\.dog) == [ada.id])
  }

  @Test("What was in a bin that is emptied does not come back")
  func emptying() throws {
    try journal.delete(rex.id)
    try journal.emptyBin()
    #expect(try journal.deletedDogs() == [])
    try journal.restore(rex.id)
    #expect(try journal.dogs() == [ada])
    #expect(try journal.summaries().map(\.dog) == [ada.id])
    #expect(try journal.restingMarks().map(\.dog) == [ada.id])
  }
}
