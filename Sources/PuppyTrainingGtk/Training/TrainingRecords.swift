import FoundationEssentials
import Gtk
import PuppyTrainingCore
import PuppyTrainingJournal

/// The training as the person's journal has it: opened at the start, restored, and backed up once a
/// day.
final class TrainingRecords {
  /// What the views show; always the same one.
  let training: Training
  /// `nil` when nothing is kept.
  private let folder: JournalFolder?
  private var journal: SQLiteJournal?

  /// Opens the journal. When it cannot be used, `training.fault` says why.
  ///
  /// - Parameters:
  ///   - current: whose training was shown last.
  init(
    _ book: TrickBook, in folder: JournalFolder = .ofUser(), current: Dog.ID? = nil
  ) {
    self.folder = folder
    do throws(JournalFault) {
      let journal = try SQLiteJournal.open(in: folder)
      training = try Training(book, journal: journal, current: current)
      self.journal = journal
    } catch {
      training = Training(book, unusable: error)
    }
  }

  /// Shows this training and keeps nothing beside it.
  init(showing training: Training) {
    self.training = training
    folder = nil
  }

  /// What can be restored, the newest first.
  var backups: [JournalBackup] { folder.map { JournalBackups(of: $0).all() } ?? [] }

  /// Opens the journal again, after a person has mended what was wrong.
  func retry() throws(JournalFault) {
    if let folder { try use(SQLiteJournal.open(in: folder)) }
  }

  /// Puts a backup in the place of the journal, after a backup of that.
  func restore(_ backup: JournalBackup) throws(JournalFault) {
    if training.fault == nil, let journal {
      try journal.restore(backup)
      try use(journal)
    } else if let folder {
      try use(SQLiteJournal.replace(in: folder, with: backup))
    }
  }

  /// Begins an empty journal in the place of one that cannot be used, which is set aside.
  func beginAnew() throws(JournalFault) {
    if let folder { try use(SQLiteJournal.replace(in: folder, with: nil)) }
  }

  /// Makes the backup of the day, when something has changed since the last one.
  func backUp() {
    guard let journal else { return }
    do throws(JournalFault) {
      try journal.backUp()
    } catch {
      warn("the backup of the day could not be made: \(error.sentence)")
    }
  }

  private func use(_ journal: SQLiteJournal) throws(JournalFault) {
    try training.reopen(journal)
    self.journal = journal
  }
}
