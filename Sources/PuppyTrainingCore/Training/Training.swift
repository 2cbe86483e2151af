import Observation

/// Everything that is kept of the dogs and their training, as the views see it: the pack, how each
/// trick stands for the present dog, and new sessions.
@MainActor @Observable
public final class Training {
  /// Another one after `reopen`.
  public private(set) var pack: DogPack
  public let book: TrickBook
  /// The day for which states are computed; see `refreshDay()`.
  public private(set) var today: Day
  /// Why nothing can be kept; `nil` while all is well.
  public private(set) var fault: JournalFault?

  /// Grows with every change of `states`.
  private var revision = 0
  @ObservationIgnored private var states: TrainingStates { didSet { revision += 1 } }
  @ObservationIgnored private var latest: (key: StandingsKey, standings: [TrickStanding])?
  @ObservationIgnored private var journal: (any PracticeJournal & DogStore)?
  @ObservationIgnored private let clock: PracticeClock

  /// Reads the dogs and computes all states.
  ///
  /// - Parameters:
  ///   - current: whose training was shown last.
  /// - Throws: `JournalFault` when the journal cannot be read.
  public init(
    _ book: TrickBook, journal: any PracticeJournal & DogStore, current: Dog.ID? = nil,
    clock: PracticeClock = .system
  ) throws(JournalFault) {
    self.book = book
    self.journal = journal
    self.clock = clock
    fault = nil
    pack = try DogPack(journal, current: current)
    states = TrainingStates(
      book, sets: try journal.summaries(), marks: try journal.restingMarks())
    today = clock.now().day
  }

  /// A book to browse: nothing can be kept, because of this.
  public init(_ book: TrickBook, unusable fault: JournalFault, clock: PracticeClock = .system) {
    self.book = book
    self.clock = clock
    self.fault = fault
    journal = nil
    pack = DogPack(unusable: fault)
    states = TrainingStates(book)
    today = clock.now().day
  }

  /// Reads everything again, from a journal that took the place of the one before. Sessions with
  /// that one are to be ended first.
  ///
  /// - Throws: `JournalFault` when it cannot be read; then nothing has changed.
  public func reopen(_ journal: any PracticeJournal & DogStore) throws(JournalFault) {
    let pack = try DogPack(journal, current: pack.current?.id)
    states = TrainingStates(
      book, sets: try journal.summaries(), marks: try journal.restingMarks())
    self.pack = pack
    self.journal = journal
    fault = nil
  }

  /// What the standings are those of.
  private struct StandingsKey: Equatable {
    let dog: Dog.ID?
    let today: Day
    let revision: Int
  }

  /// How all tricks stand for the present dog, in the order of the book.
  public var standings: [TrickStanding] {
    let key = StandingsKey(dog: pack.current?.id, today: today, revision: revision)
    if let latest, latest.key == key { return latest.standings }
    let standings = states.standings(of: key.dog, on: today)
    latest = (key, standings)
    return standings
  }

  /// How a trick stands for the present dog; `nil` for one that the book does not have.
  public func standing(of trick: Trick.ID) -> TrickStanding? {
    book.position(of: trick).map { standings[$0] }
  }

  /// What the sets of the present dog at this trick come to; `nil` without a dog.
  public func progress(at trick: Trick.ID) -> TrickProgress? {
    _ = revision
    return pack.current.flatMap { states.progress(of: $0.id, at: trick) }
  }

  /// The present dog practises a trick, from now on.
  ///
  /// - Returns: `nil` when there is no dog or no such trick.
  public func session(at id: Trick.ID) throws(JournalFault) -> PracticeSession? {
    if let fault { throw fault }
    guard let dog = pack.current, let trick = book[id], let journal else { return nil }
    let session = try PracticeSession(
      dog: dog, trick: trick,
      prerequisite: states.firstPrerequisiteToLearn(of: trick, for: dog.id), journal: journal,
      clock: clock)
    session.onChange = { [weak self] set in self?.take(set) }
    return session
  }

  /// Lays a trick aside for the present dog, or takes it up again.
  public func setResting(_ isResting: Bool, _ trick: Trick.ID) throws(JournalFault) {
    if let fault { throw fault }
    guard let dog = pack.current, let journal,
      states.isResting(trick, for: dog.id) != isResting
    else { return }
    let mark = RestingMark(dog: dog.id, trick: trick, isResting: isResting, date: clock.now().date)
    try journal.append(mark)
    states.append(mark)
  }

  /// Brings a deleted dog back from the bin, with all its practice, and shows its training.
  public func bringBack(_ dog: Dog.ID) throws(JournalFault) {
    guard pack.deleted.contains(where: { $0.id == dog }), let journal else { return }
    try pack.restore(dog)
    // One that was deleted before the start is not among them.
    states = TrainingStates(
      book, sets: try journal.summaries(), marks: try journal.restingMarks())
  }

  /// Looks at the calendar: to be called when a window comes to the front and after midnight.
  public func refreshDay() {
    let day = clock.now().day
    if day != today { today = day }
  }

  private func take(_ set: PracticeSet) {
    let summary = SetSummary(set)
    if set.reps.isEmpty {
      states.remove(summary)
    } else if !states.contains(summary) {
      states.update(summary)
    }
  }
}
