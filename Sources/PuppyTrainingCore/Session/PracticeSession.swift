import Observation

/// One dog, one trick, one person with a treat in the hand: what the practice window shows, and
/// what its keys do.
///
/// A rep is on disk before its mark appears: `set` changes only after the journal has kept it. When
/// the journal fails, nothing changes but `fault`.
@MainActor @Observable
public final class PracticeSession {
  public let dog: Dog
  public let trick: Trick
  /// The first of the trick's prerequisites that the dog has not learnt yet.
  public let prerequisite: Trick.ID?
  /// The present set. Its reps are the marks to show; it is in the journal once it has one.
  public internal(set) var set: PracticeSet
  /// Which set of this session it is, from 1.
  public var setNumber: Int { finished.count + 1 }
  /// What the rule said of the present set, when it has ended; it stays until the next set.
  public internal(set) var judgement: Judgement?
  /// Nothing is marked and no time runs.
  public internal(set) var isPaused = false
  /// Why the last thing asked for was not done; `nil` after one that was.
  public internal(set) var fault: JournalFault?
  /// What happened to the clock since the last rep of the journal, until `dismissClockChange()`.
  public internal(set) var clockChange: ClockChange?

  /// Called after the journal has kept a change of this set, which it has no more when there is no
  /// rep left.
  @ObservationIgnored public var onChange: (PracticeSet) -> Void = { _ in }

  @ObservationIgnored let journal: LentJournal
  @ObservationIgnored let clock: PracticeClock
  /// The sets of the dog at the trick before this session.
  let history: [PracticeSet]
  /// The sets of this session before the present one, each with at least one rep.
  var finished: [PracticeSet] = []
  var timer: PracticeTimer
  @ObservationIgnored var latest: WallTime?

  /// A session that begins now, at the step that the dog has come to.
  ///
  /// - Parameters:
  ///   - prerequisite: the first of the trick's prerequisites that the dog has not learnt yet.
  ///   - journal: where the history comes from and every rep goes to.
  /// - Throws: `JournalFault` when the history cannot be read.
  package init(
    dog: Dog, trick: Trick, prerequisite: Trick.ID? = nil, journal: LentJournal,
    clock: PracticeClock = .system
  ) throws(JournalFault) {
    let history = try journal.get().sets(of: dog.id, at: trick.id)
    let now = clock.now()
    latest = try journal.get().latestWallTime()
    self.dog = dog
    self.trick = trick
    self.prerequisite = prerequisite
    self.journal = journal
    self.clock = clock
    self.history = history
    timer = PracticeTimer(start: clock.uptime())
    let step = TrickProgress(of: history.map(SetSummary.init), steps: trick.steps.count).step
    set = PracticeSet(
      dog: dog.id, trick: trick.id, step: step, start: now.date,
      secondsFromGMT: now.secondsFromGMT, details: history.last.carriedDetails)
    clockChange = latest.flatMap { ClockChange.between($0, now) }
  }

  // MARK: What to show

  /// The present step.
  public var step: Step { trick.steps[min(max(set.step, 0), trick.steps.count - 1)] }

  /// How the present set is judged.
  public var judge: VerdictJudge { VerdictJudge(dog.rule, for: step) }

  /// What the 300-peck counter asks for next; `nil` under other rules.
  public var counter: PeckCounter? {
    judge.hold.map { _ in PeckCounter(after: earlierReps + set.reps) }
  }

  /// How long the session has been going on without its pauses. Never less than before.
  public var elapsed: Duration { timer.elapsed(at: clock.uptime()) }

  /// Hits within the last minute of the session; projected while it is younger than a minute, and
  /// `nil` in its first ten seconds.
  public var rewardsPerMinute: Int? { timer.rewardsPerMinute(at: clock.uptime()) }

  /// Which of distance, duration and distraction have risen over the last set at this step. To be
  /// said, gently, when there are two or more.
  public var raisedDemands: [Demand] {
    let last = (history + finished).last { $0.step == set.step && !$0.reps.isEmpty }
    return last.map { Demand.raised(from: $0.details, to: set.details) } ?? []
  }

  /// What changes when the present set ends like this.
  public func outcome(of chosen: Verdict) -> Outcome {
    Outcome(
      of: chosen, atStep: set.step, of: trick.steps.count, prerequisite: prerequisite)
  }

  /// There is a rep of this session to take back.
  public var canUndo: Bool { !set.reps.isEmpty || !finished.isEmpty }

  /// The tries at this step that the rule looks back at.
  var earlierReps: [Rep] { StepRun.reps(atStep: set.step, in: history + finished) }
}

extension PracticeSet? {
  /// What a next set starts from: the values of this one, but for its note, which is about it
  /// alone.
  var carriedDetails: SetDetails {
    var details = self?.details ?? SetDetails()
    details.note = nil
    return details
  }
}
