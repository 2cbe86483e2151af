import Observation

/// Everything that is kept of the dogs and their training, as the views see it: the pack, how each
/// trick stands for the present dog, and new sessions.
@MainActor @Observable
public final class TrainingModel {
  /// Another one when another journal takes the place of the present one.
  public private(set) var pack: DogPack
  public let book: TrickBook
  /// The day for which states are computed; see `refreshDay()`.
  public private(set) var today: Day
  /// Why nothing can be kept; `nil` while all is well.
  public private(set) var fault: JournalFault?

  /// Grows with every change of `states`.
  private var revision = 0
  @ObservationIgnored private var states: JournalProgress { didSet { revision += 1 } }
  @ObservationIgnored private var latest: (key: StandingsKey, standings: [TrickStanding])?
  @ObservationIgnored private let store: any JournalStore
  @ObservationIgnored private var journal: JournalStore.Journal?
  /// What the sessions have; taken back when another journal takes its place.
  @ObservationIgnored private var lent: LentJournal?
  @ObservationIgnored private let clock: PracticeClock

  /// Opens the journal, reads the dogs and computes all states. When that cannot be done, `fault`
  /// says why, and the book is there to browse.
  ///
  /// - Parameters:
  ///   - current: whose training was shown last.
  public init(
    _ book: TrickBook, in store: any JournalStore, current: Dog.ID? = nil,
    clock: PracticeClock = .system
  ) {
    self.book = book
    self.store = store
    self.clock = clock
    today = clock.now().day
    do throws(JournalFault) {
      let opened = try Opened(store.open(), of: book, current: current)
      journal = opened.journal
      lent = LentJournal(opened.journal)
      pack = opened.pack
      states = opened.states
    } catch {
      fault = error
      pack = DogPack(unusable: error)
      states = JournalProgress(book)
    }
  }

  /// What can be restored, the newest first.
  public var backups: [JournalBackup] { store.backups }

  /// Opens the journal again, after a person has mended what was wrong.
  public func retry() throws(JournalFault) {
    try replaceJournal { () throws(JournalFault) in try store.open() }
  }

  /// Puts a backup in the place of the journal, after a backup of that.
  public func restore(_ backup: JournalBackup) throws(JournalFault) {
    try replaceJournal { () throws(JournalFault) in try store.restore(backup) }
  }

  /// Begins an empty journal in the place of one that cannot be used, which is set aside.
  public func beginAnew() throws(JournalFault) {
    try replaceJournal { () throws(JournalFault) in try store.beginAnew() }
  }

  /// Reads everything again, from a journal that takes the place of the one before. Sessions with
  /// that one keep nothing more.
  ///
  /// - Throws: `JournalFault`. When no other journal could take its place, nothing has changed; when
  ///   that cannot be read, nothing can be kept.
  private func replaceJournal(
    with make: () throws(JournalFault) -> JournalStore.Journal
  ) throws(JournalFault) {
    let journal = try make()
    lent?.takeBack()
    do throws(JournalFault) {
      let opened = try Opened(journal, of: book, current: pack.current?.id)
      self.journal = journal
      lent = LentJournal(journal)
      pack = opened.pack
      states = opened.states
      fault = nil
    } catch {
      self.journal = nil
      fault = error
      throw error
    }
  }

  /// What a journal holds.
  @MainActor
  private struct Opened {
    let journal: JournalStore.Journal
    let pack: DogPack
    let states: JournalProgress

    init(_ journal: JournalStore.Journal, of book: TrickBook, current: Dog.ID?) throws(JournalFault)
    {
      self.journal = journal
      pack = try DogPack(journal, current: current)
      states = JournalProgress(
        book, sets: try journal.summaries(), marks: try journal.restingMarks())
    }
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

  /// The same; `nil` while there is no dog.
  public var dogStandings: [TrickStanding]? { pack.current == nil ? nil : standings }

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
    guard let dog = pack.current, let trick = book[id], let lent else { return nil }
    let session = try PracticeSession(
      dog: dog, trick: trick,
      prerequisite: states.firstPrerequisiteToLearn(of: trick, for: dog.id), journal: lent,
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
    states = JournalProgress(
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
