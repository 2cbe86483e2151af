import FoundationEssentials
import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingJournal

/// What every journal keeps and refuses, that in memory and that on disk.
struct JournalContractTests {
  private let dog = Dog(name: "Bello")

  enum Kind: CaseIterable {
    case memory, onDisk

    /// An empty journal, or one with a dog, and what has to be held while it is used.
    func make(_ dog: Dog? = nil) throws -> (any PracticeJournal & DogStore, TemporaryFolder) {
      let folder = try TemporaryFolder()
      let journal: any PracticeJournal & DogStore =
        switch self {
        case .memory: MemoryJournal()
        case .onDisk: try SQLiteJournal.open(in: folder.journal)
        }
      if let dog { try journal.save(dog) }
      return (journal, folder)
    }
  }

  @Test(arguments: Kind.allCases) func aRepAndTheEndOfItsSetAreKeptTogether(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    let set = try journal.practise(.sample(dog), [true, true], ending: .push)
    #expect(try journal.sets(of: dog.id, at: "spin") == [set])
    #expect(set.decision == .push)
  }

  @Test(arguments: Kind.allCases) func aRepThatIsRefusedLeavesNothingBehind(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    let set = try journal.practise(.sample(dog), [true])
    #expect(throws: JournalFault.self) {
      try journal.append(set.reps[0], to: set, ending: .push)
    }
    #expect(throws: JournalFault.self) {
      try journal.practise(.sample(Dog(name: "Nobody")), [true])
    }
    #expect(throws: JournalFault.self) { try journal.practise(.sample(dog, step: -1), [true]) }
    #expect(try journal.sets(of: dog.id, at: "spin") == [set])
  }

  @Test(arguments: Kind.allCases) func takingRepsBackGoesAcrossTheEndOfASet(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    let first = try journal.practise(.sample(dog), [true, false], ending: .push)
    let second = try journal.practise(.sample(dog, step: 1), [true])
    try journal.removeLastRep(of: second.id)
    #expect(try journal.sets(of: dog.id, at: "spin") == [first])
    try journal.removeLastRep(of: first.id)
    var reopened = first
    reopened.reps.removeLast()
    reopened.decision = nil
    #expect(try journal.sets(of: dog.id, at: "spin") == [reopened])
    try journal.removeLastRep(of: first.id)
    #expect(try journal.sets(of: dog.id, at: "spin") == [])
    #expect(throws: JournalFault.self) { try journal.removeLastRep(of: first.id) }
  }

  @Test(arguments: Kind.allCases) func detailsAreChangedOfThisSetAlone(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    var first = try journal.practise(.sample(dog, details: .full), [true])
    let second = try journal.practise(.sample(dog, details: .full), [true])
    first.details = SetDetails(distance: 2)
    try journal.change(first.details, of: first.id)
    #expect(try journal.sets(of: dog.id, at: "spin") == [first, second])
  }

  @Test(arguments: Kind.allCases) func anOverruledVerdictIsNoted(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    var set = try journal.practise(.sample(dog), [true], ending: .push)
    let overruled = Decision(verdict: .push, chosen: .drop)
    try journal.change(overruled, of: set.id)
    set.decision = overruled
    #expect(try journal.sets(of: dog.id, at: "spin") == [set])
    #expect(try journal.summaries().map(\.chosen) == [.drop])
  }

  @Test(arguments: Kind.allCases) func aSetThatIsNotKeptCannotBeChanged(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    let set = PracticeSet.sample(dog)
    #expect(throws: JournalFault.self) { try journal.change(.full, of: set.id) }
    #expect(throws: JournalFault.self) { try journal.change(.push, of: set.id) }
    #expect(try journal.sets(of: dog.id, at: "spin") == [])
  }

  @Test(arguments: Kind.allCases) func setsAreInTheOrderOfTheJournalWhateverTheClockSays(kind: Kind)
    throws
  {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    let sets = try [3000, 1000, 2000].map { start in
      try journal.practise(.sample(dog, start: start), [true, false])
    }
    #expect(try journal.sets(of: dog.id, at: "spin") == sets)
    #expect(try journal.summaries() == sets.map(SetSummary.init))
    #expect(
      try journal.latestWallTime()
        == WallTime(date: sets[2].reps[1].date, secondsFromGMT: 3600))
  }

  @Test(arguments: Kind.allCases) func theLatestMomentIsThatOfTheLatestRep(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    #expect(try journal.latestWallTime() == nil)
    let first = try journal.practise(.sample(dog, secondsFromGMT: -7200), [true])
    try journal.practise(.sample(dog, start: 5000, secondsFromGMT: 0), [true])
    let more = try journal.practise(first, [false])
    #expect(
      try journal.latestWallTime() == WallTime(date: more.reps[1].date, secondsFromGMT: -7200))
  }

  @Test(arguments: Kind.allCases) func eachTrickAndDogHasItsOwnSets(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    let other = Dog(name: "Other")
    try journal.save(other)
    let spin = try journal.practise(.sample(dog), [true])
    let sit = try journal.practise(.sample(dog, trick: "sit"), [true, false])
    let others = try journal.practise(.sample(other), [false])
    #expect(try journal.sets(of: dog.id, at: "spin") == [spin])
    #expect(try journal.sets(of: dog.id, at: "sit") == [sit])
    #expect(try journal.sets(of: other.id, at: "spin") == [others])
    #expect(try journal.summaries() == [spin, sit, others].map(SetSummary.init))
  }

  @Test(arguments: Kind.allCases) func marksOfRestAreKeptInTheirOrder(kind: Kind) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    let marks = [(true, 9.5), (false, 3), (true, 5)].map { isResting, time in
      RestingMark(
        dog: dog.id, trick: "spin", isResting: isResting,
        date: Date(timeIntervalSinceReferenceDate: time))
    }
    for mark in marks { try journal.append(mark) }
    #expect(try journal.restingMarks() == marks)
  }

  // MARK: Dogs

  private static let full = Dog(
    name: "Flöckchen 🐕 '; DROP TABLE dog; --", birth: BirthDate(year: 2024, month: 2, day: 29),
    size: .toy, equipment: Set(Equipment.allCases), isArchived: true,
    rule: .sets(size: 10, push: 9, stick: 6))

  @Test(arguments: Kind.allCases) func savingAgainChangesEverythingButThePlace(kind: Kind) throws {
    let (journal, folder) = try kind.make()
    defer { withExtendedLifetime(folder) {} }
    var changed = Self.full
    try journal.save(changed)
    let other = Dog(name: "Other")
    try journal.save(other)
    changed.name = "Bello"
    changed.birth = nil
    changed.size = nil
    changed.equipment = [.mat]
    changed.isArchived = false
    changed.rule = .nineOfTen
    changed.look = "spitz"
    changed.collar = .red
    try journal.save(changed)
    #expect(try journal.dogs() == [changed, other])
  }

  @Test(arguments: Kind.allCases) func aDogWithABlankNameIsRefused(kind: Kind) throws {
    let (journal, folder) = try kind.make()
    defer { withExtendedLifetime(folder) {} }
    #expect(throws: JournalFault.self) { try journal.save(Dog(name: " ")) }
    #expect(try journal.dogs() == [])
  }

  @Test(arguments: Kind.allCases) func aChangeThatIsRefusedChangesNothing(kind: Kind) throws {
    let (journal, folder) = try kind.make()
    defer { withExtendedLifetime(folder) {} }
    let dog = Dog(name: "Bello", equipment: [.mat])
    try journal.save(dog)
    var wrong = dog
    wrong.equipment = [.toy]
    wrong.rule = .sets(size: 3, push: 5, stick: 9)
    #expect(throws: JournalFault.self) { try journal.save(wrong) }
    #expect(try journal.dogs() == [dog])
  }

  @Test(arguments: Kind.allCases) func aDeletedDogIsInTheBinUntilItIsPutBackOrTheBinIsEmptied(
    kind: Kind
  ) throws {
    let (journal, folder) = try kind.make(dog)
    defer { withExtendedLifetime(folder) {} }
    let other = Dog(name: "Other")
    try journal.save(other)
    let set = try journal.practise(.sample(dog), [true, false])
    let mark = RestingMark(dog: dog.id, trick: "sit", isResting: true, date: set.start)
    try journal.append(mark)
    let date = try journal.delete(dog.id)
    #expect(try journal.dogs() == [other])
    #expect(try journal.deletedDogs() == [DeletedDog(dog, at: date)])
    #expect(try journal.summaries() == [])
    #expect(try journal.restingMarks() == [])
    try journal.restore(dog.id)
    #expect(try journal.dogs() == [dog, other])
    #expect(try journal.summaries() == [SetSummary(set)])
    #expect(try journal.restingMarks() == [mark])
    try journal.delete(dog.id)
    try journal.emptyBin()
    #expect(try journal.deletedDogs() == [])
    try journal.restore(dog.id)
    #expect(try journal.dogs() == [other])
    #expect(try journal.sets(of: dog.id, at: "spin") == [])
    #expect(try journal.latestWallTime() == nil)
  }

  @Test(arguments: Kind.allCases) func aMarkOfADogThatThereIsNotIsRefused(kind: Kind) throws {
    let (journal, folder) = try kind.make()
    defer { withExtendedLifetime(folder) {} }
    let mark = RestingMark(dog: dog.id, trick: "sit", isResting: true, date: Date())
    #expect(throws: JournalFault.self) { try journal.append(mark) }
    #expect(try journal.restingMarks() == [])
  }
}
