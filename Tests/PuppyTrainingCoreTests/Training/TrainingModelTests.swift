import CoreTestSupport
import FoundationEssentials
import PuppyTrainingCore
import Testing

@MainActor
struct TrainingModelTests {
  private let rex = Dog(name: "Rex")
  private let ada = Dog(name: "Ada")
  private let clock = TestClock()
  private let journal: MemoryJournal
  private let store: MemoryJournalStore
  private let training: TrainingModel
  private static let book = TrickBook(valid: [
    .sample(id: "sit"), .sample(id: "bow", prerequisites: ["sit"], steps: [.sample, .sample]),
  ])

  init() {
    journal = MemoryJournal(
      dogs: [rex, ada],
      sets: [
        .sample("hhhhh", dog: rex.id, trick: "bow", day: 19_990, verdict: .push)
      ],
      marks: [
        RestingMark(
          dog: ada.id, trick: "sit", isResting: true, date: Date(timeIntervalSince1970: 0))
      ])
    store = MemoryJournalStore(journal)
    training = TrainingModel(Self.book, in: store, clock: clock.clock)
  }

  private var states: [TrickState] { training.standings.map(\.state) }

  @Test("Standings are those of the present dog")
  func presentDog() {
    #expect(states == [.new, .learning(step: 2, of: 2)])
    #expect(training.standing(of: "bow")?.daysSincePractice == 10)
    #expect(training.progress(at: "bow")?.step == 1)
    training.pack.choose(ada.id)
    #expect(states == [.resting, .new])
    #expect(training.standing(of: "fly") == nil)
  }

  @Test("Who reads the standings looks again when the dog, the day or the training changes")
  func tracking() throws {
    let session = try #require(try training.session(at: "sit"))
    func isNotified(_ change: () -> Void) -> Bool {
      notifies({ _ = training.standings }, when: change)
    }
    let changes = [
      isNotified { session.mark(isHit: true) }, isNotified { session.mark(isHit: true) },
      isNotified { session.undo() }, isNotified { session.undo() },
      isNotified { training.pack.choose(ada.id) },
      isNotified { clock.pass(seconds: 86_400) }, isNotified { training.refreshDay() },
      isNotified { training.refreshDay() },
    ]
    #expect(changes == [true, false, false, true, true, false, true, false])
  }

  @Test("What is practised shows in the standings at once, and no more once it is taken back")
  func practising() throws {
    let session = try #require(try training.session(at: "sit"))
    #expect(session.dog == rex)
    for _ in 0..<5 { session.mark(isHit: true) }
    #expect(states == [.proofing(places: 1), .learning(step: 2, of: 2)])
    #expect(training.standing(of: "sit")?.daysSincePractice == 0)
    session.overrule(with: .drop)
    #expect(states.first == .learning(step: 1, of: 1))
    for _ in 0..<5 { session.undo() }
    #expect(states.first == .new)
  }

  @Test("A session knows what the dog has to learn first")
  func prerequisite() throws {
    #expect(try training.session(at: "bow")?.prerequisite == "sit")
    #expect(try training.session(at: "sit")?.prerequisite == nil)
    #expect(try training.session(at: "fly") == nil)
  }

  @Test("A new day makes what was learnt due, and practice older")
  func newDay() throws {
    let session = try #require(try training.session(at: "sit"))
    for place in ["kitchen", "garden", "field"] {
      session.change(SetDetails(place: place))
      for _ in 0..<5 { session.mark(isHit: true) }
      session.accept()
    }
    #expect(states.first == .learnt)
    #expect(training.standing(of: "bow")?.isReady == true)
    clock.pass(seconds: 7 * 86_400)
    training.refreshDay()
    #expect(states.first == .due)
    #expect(training.standing(of: "sit")?.daysSincePractice == 7)
  }

  @Test("A trick is laid aside and taken up by hand, and each is kept once")
  func resting() throws {
    try training.setResting(true, "bow")
    try training.setResting(true, "bow")
    #expect(states == [.new, .resting])
    try training.setResting(false, "bow")
    #expect(states == [.new, .learning(step: 2, of: 2)])
    #expect(journal.marks.map(\.isResting) == [true, true, false])
    journal.fault = .locked
    #expect(throws: JournalFault.locked) { try training.setResting(true, "bow") }
    #expect(states == [.new, .learning(step: 2, of: 2)])
  }

  @Test("With no dog everything is new, and there is nothing to practise with")
  func noDog() throws {
    let training = TrainingModel(Self.book, in: MemoryJournalStore(), clock: clock.clock)
    #expect(training.standings == Self.book.tricks.map(TrickStanding.untrained))
    #expect(training.progress(at: "sit") == nil)
    #expect(try training.session(at: "sit") == nil)
  }

  @Test("A deleted dog that is brought back has its training again")
  func deleted() throws {
    try training.pack.delete(rex.id)
    #expect(states == [.resting, .new])
    try training.pack.restore(rex.id)
    #expect(states == [.new, .learning(step: 2, of: 2)])
  }

  @Test("Without a journal the book can be browsed, and what cannot be done says why")
  func unusable() {
    let fault = JournalFault.notADatabase(path: "/journal")
    store.fault = fault
    let training = TrainingModel(Self.book, in: store, clock: clock.clock)
    #expect(training.fault == fault)
    #expect(training.standings.map(\.state) == [.new, .new])
    #expect(throws: fault) { try training.session(at: "sit") }
    #expect(throws: fault) { try training.setResting(true, "sit") }
    store.fault = nil
    journal.fault = .locked
    #expect(TrainingModel(Self.book, in: store).fault == .locked)
    #expect(throws: JournalFault.locked) { try training.retry() }
    journal.fault = nil
    #expect(throws: Never.self) { try training.retry() }
    #expect(training.fault == nil)
    #expect(training.standings.map(\.state) == states)
  }

  private let backup = JournalBackup(path: "/b", date: Date(timeIntervalSince1970: 0))

  @Test("A backup that takes the place of the journal is read anew, or changes nothing")
  func restoring() throws {
    let other = MemoryJournal(
      dogs: [ada], sets: [.sample(dog: ada.id, trick: "sit", day: 19_999)])
    store.copies[backup] = other
    store.fault = .locked
    #expect(throws: JournalFault.locked) { try training.restore(backup) }
    #expect(states == [.new, .learning(step: 2, of: 2)])
    #expect(training.backups == [backup])
    store.fault = nil
    try training.restore(backup)
    #expect(training.pack.dogs == [ada])
    #expect(states == [.learning(step: 1, of: 1), .new])
    try training.beginAnew()
    #expect(training.pack.dogs == [])
  }

  @Test("A practice goes on while the journal stays, and keeps nothing in one that was replaced")
  func replacing() throws {
    let session = try #require(try training.session(at: "sit"))
    store.copies[backup] = MemoryJournal(dogs: [ada])
    store.fault = .diskFull(path: "/j")
    #expect(throws: JournalFault.diskFull(path: "/j")) { try training.restore(backup) }
    #expect(session.mark(isHit: true))
    store.fault = nil
    try training.restore(backup)
    journal.forgetWrites()
    #expect(!session.mark(isHit: true))
    #expect(!session.undo())
    #expect(session.fault == .replaced)
    #expect(journal.writes == 0)
    #expect(store.journal.writes == 0)
  }

  @Test("When what was restored cannot be read, nothing more is kept until it can")
  func unreadable() throws {
    let other = MemoryJournal(dogs: [ada])
    other.fault = .locked
    store.copies[backup] = other
    let session = try #require(try training.session(at: "sit"))
    #expect(throws: JournalFault.locked) { try training.restore(backup) }
    #expect(training.fault == .locked)
    #expect(!session.mark(isHit: true))
    #expect(throws: JournalFault.locked) { try training.session(at: "sit") }
    other.fault = nil
    try training.retry()
    #expect(training.pack.dogs == [ada])
    #expect(training.fault == nil)
  }

  @Test("The collection shows and counts by the standings of the present dog")
  func collection() throws {
    let state = FilterState(TrickQuery(filter: [.state(.learning)]))
    let collection = TrickCollection(
      TrickIndex(Self.book), state: state, standings: { training.dogStandings })
    #expect(collection.snapshot.positions == [1])
    #expect(collection.snapshot.counts[.state(.new)] == 2)
    #expect(collection.snapshot.standings == training.standings)
    #expect(notifies({ _ = collection.snapshot }, when: { training.pack.choose(ada.id) }))
    #expect(collection.snapshot.positions == [])
    #expect(collection.snapshot.emptyReason == .noFilterMatch)
    state.clear()
    state.sort = .state
    #expect(collection.snapshot.positions == [1, 0])
    training.pack.choose(rex.id)
    #expect(collection.snapshot.positions == [1, 0])
    try training.setResting(true, "bow")
    #expect(collection.snapshot.positions == [0, 1])
  }

  @Test("A dog that was deleted before the start comes back with its practice")
  func bringingBack() throws {
    let before = states
    try training.pack.delete(rex.id)
    let next = TrainingModel(Self.book, in: store, current: ada.id, clock: clock.clock)
    #expect(next.pack.dogs == [ada])
    try next.bringBack(rex.id)
    #expect(next.pack.current == rex)
    #expect(next.standings.map(\.state) == before)
    journal.forgetWrites()
    try next.bringBack(rex.id)
    #expect(journal.writes == 0)
  }
}
