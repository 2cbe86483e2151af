import Gtk
import PuppyTrainingCore
import PuppyTrainingJournal

/// Backs the journal up while the program goes on, whenever that is due. Nothing waits for it, and
/// nothing wakes up while nothing changes.
final class BackgroundBackups {
  private let store: SQLiteJournalStore
  private let coordinator: FlowCoordinator
  private let clock: PracticeClock
  private var times = BackupTimes()
  private var work: BackgroundWork<Result<JournalBackup?, JournalFault>>?
  /// What came up while a backup was made already.
  private var postponed: BackupTimes.Occasion?
  private var timer: ScheduledWork?
  private var practices: Set<Presentation> = []
  private var observation: ObservationToken?
  private var isFinished = false

  /// - Parameters:
  ///   - coordinator: knows when a practice ends.
  ///   - delay: before what the last run has left to do is done, in milliseconds; the first windows
  ///     have the machine to themselves.
  init(
    of store: SQLiteJournalStore, coordinator: FlowCoordinator, clock: PracticeClock = .system,
    delay: UInt32 = 2000
  ) {
    self.store = store
    self.coordinator = coordinator
    self.clock = clock
    store.onChange = { [weak self] in self?.consider(.meanwhile) }
    observation = observe { [weak self] in self?.followPractices() }
    guard nextBackup(on: .start) != nil else { return }
    MainLoop.schedule(afterMilliseconds: delay) { [weak self] in self?.consider(.start) }
  }

  isolated deinit { timer?.cancel() }

  /// Waits for the backup that is made at the moment, if there is one, makes the last one, and
  /// begins no other.
  func finish() {
    isFinished = true
    store.onChange = {}
    observation = nil
    timer?.cancel()
    timer = nil
    postponed = nil
    work?.finish()
    do throws(JournalFault) { try store.backUp() } catch { complain(of: error) }
  }

  private func followPractices() {
    let present = coordinator.practices
    // Without a window the program ends, with a backup anyway.
    if !practices.isSubset(of: present), !coordinator.stack.isEmpty { consider(.practiceEnd) }
    practices = present
  }

  private func consider(_ occasion: BackupTimes.Occasion) {
    guard !isFinished, let journal = store.journal else { return }
    guard work == nil else {
      if occasion != .meanwhile { postponed = occasion }
      return
    }
    guard let seconds = nextBackup(on: occasion) else { return }
    if seconds <= 0 { begin(journal.backups) } else { wait(seconds) }
  }

  /// In how many seconds a backup is due; `nil` while none is.
  private func nextBackup(on occasion: BackupTimes.Occasion) -> Double? {
    guard let journal = store.journal else { return nil }
    if times.lastBackup == nil { times.lastBackup = journal.backups.lastDate }
    times.lastChange = journal.lastChange
    return times.nextBackup(at: clock.now().date, on: occasion)
  }

  private func wait(_ seconds: Double) {
    guard timer == nil else { return }
    // A second later, as the clock on the wall and that of the loop do not go quite alike.
    timer = MainLoop.schedule(afterMilliseconds: UInt32(seconds * 1000) + 1000) { [weak self] in
      self?.timer = nil
      self?.consider(.meanwhile)
    }
  }

  private func begin(_ backups: JournalBackups) {
    timer?.cancel()
    timer = nil
    let moment = clock.now()
    work = BackgroundWork("backup") {
      Result { () throws(JournalFault) in try backups.makeDaily(at: moment) }
    } onEnd: { [weak self] in
      self?.end($0, begunAt: moment)
    }
  }

  private func end(_ result: Result<JournalBackup?, JournalFault>, begunAt moment: WallTime) {
    work = nil
    switch result {
    case .success:
      times.lastBackup = moment.date
      times.lastFailure = nil
    case .failure(let fault):
      times.lastFailure = moment.date
      complain(of: fault)
    }
    let occasion = postponed ?? .meanwhile
    postponed = nil
    consider(occasion)
  }

  private func complain(of fault: JournalFault) {
    warn("the backup of the day could not be made: \(fault.sentence)")
  }
}
