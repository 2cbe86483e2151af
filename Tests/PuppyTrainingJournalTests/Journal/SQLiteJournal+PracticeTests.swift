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

  @Test func aRepAndTheEndOfItsSetAreKeptTogether() throws {
    let set = try journal.practise(.sample(dog), [true, true], ending: .push)
    #expect(try kept() == [set])
    #expect(set.decision == .push)
  }

  @Test func aRepThatIsRefusedLeavesNothingBehind() throws {
    let set = try journal.practise(.sample(dog), [true])
    #expect(throws: JournalFault.self) {
      try journal.append(set.reps[0], to: set, ending: .push)
    }
    #expect(throws: JournalFault.self) {
      try journal.practise(.sample(Dog(name: "Nobody")), [true])
    }
    #expect(throws: JournalFault.self) { try journal.practise(.sample(dog, step: -1), [true]) }
    #expect(try kept() == [set])
  }

  @Test func takingRepsBackGoesAcrossTheEndOfASet() throws {
    let first = try journal.practise(.sample(dog), [true, false], ending: .push)
    let second = try journal.practise(.sample(dog, step: 1), [true])
    try journal.removeLastRep(of: second.id)
    #expect(try kept() == [first])
    try journal.removeLastRep(of: first.id)
    var reopened = first
    reopened.reps.removeLast()
    reopened.decision = nil
    #expect(try kept() == [reopened])
    try journal.removeLastRep(of: first.id)
    #expect(try kept() == [])
    #expect(throws: JournalFault.self) { try journal.removeLastRep(of: first.id) }
  }

  @Test func detailsAreChangedOfThisSetAlone() throws {
    var first = try journal.practise(.sample(dog, details: .full), [true])
    let second = try journal.practise(.sample(dog, details: .full), [true])
    first.details = SetDetails(distance: 2)
    try journal.change(first.details, of: first.id)
    #expect(try kept() == [first, second])
  }

  @Test func anOverruledVerdictIsNoted() throws {
    var set = try journal.practise(.sample(dog), [true], ending: .push)
    let overruled = Decision(verdict: .push, chosen: .drop)
    try journal.change(overruled, of: set.id)
    set.decision = overruled
    #expect(try kept() == [set])
    #expect(try journal.summaries().map(\.chosen) == [.drop])
  }

  @Test func aSetThatIsNotKeptCannotBeChanged() throws {
    let set = PracticeSet.sample(dog)
    #expect(throws: JournalFault.self) { try journal.change(.full, of: set.id) }
    #expect(throws: JournalFault.self) { try journal.change(.push, of: set.id) }
    #expect(try kept() == [])
  }

  @Test func setsAreInTheOrderOfTheJournalWhateverTheClockSays() throws {
    let sets = try [3000, 1000, 2000].map { start in
      try journal.practise(.sample(dog, start: start), [true, false])
    }
    #expect(try kept() == sets)
    #expect(try journal.summaries() == sets.map(SetSummary.init))
    #expect(
      try journal.latestMoment()
        == Moment(date: sets[2].reps[1].date, secondsFromGMT: 3600))
  }

  @Test func theLatestMomentIsThatOfTheLatestRep() throws {
    #expect(try journal.latestMoment() == nil)
    let first = try journal.practise(.sample(dog, secondsFromGMT: -7200), [true])
    try journal.practise(.sample(dog, start: 5000, secondsFromGMT: 0), [true])
    let more = try journal.practise(first, [false])
    #expect(
      try journal.latestMoment() == Moment(date: more.reps[1].date, secondsFromGMT: -7200))
  }

  @Test func eachTrickAndDogHasItsOwnSets() throws {
    let other = Dog(name: "Other")
    try journal.save(other)
    let spin = try journal.practise(.sample(dog), [true])
    let sit = try journal.practise(.sample(dog, trick: "sit"), [true, false])
    let others = try journal.practise(.sample(other), [false])
    #expect(try kept() == [spin])
    #expect(try kept(at: "sit") == [sit])
    #expect(try journal.sets(of: other.id, at: "spin") == [others])
    #expect(try journal.summaries() == [spin, sit, others].map(SetSummary.init))
  }

  @Test func marksOfRestAreKeptInTheirOrder() throws {
    let marks = [(true, 9.5), (false, 3), (true, 5)].map { isResting, time in
      RestingMark(
        dog: dog.id, trick: "spin", isResting: isResting,
        date: Date(timeIntervalSinceReferenceDate: time))
    }
    for mark in marks { try journal.append(mark) }
    #expect(try journal.restingMarks() == marks)
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
