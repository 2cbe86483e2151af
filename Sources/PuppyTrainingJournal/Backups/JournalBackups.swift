import FoundationEssentials
import PuppyTrainingCore
import SQLite
import Synchronization

/// The backups of a journal. It opens files of its own, so it may be used on any thread while the
/// journal is open, also on several at once.
public struct JournalBackups: Sendable {
  let folder: JournalFolder
  private let patience: Duration

  /// - Parameter patience: how long to wait for another program that holds the journal's lock.
  public init(of folder: JournalFolder, patience: Duration = .seconds(5)) {
    self.folder = folder
    self.patience = patience
  }

  /// All of them, the newest first; whether they are good is not known.
  public func all() -> [JournalBackup] {
    names().map { JournalBackup(path: path($0), date: $0.timestamp.moment.date) }
      .sorted { ($0.date, $0.path) > ($1.date, $1.path) }
  }

  /// When the last of the daily ones was made; `nil` when there is none.
  public var lastDate: Date? { lastDaily?.timestamp.moment.date }

  /// The newest one that passes the integrity check and is not from a newer version.
  public func newestGood() -> JournalBackup? { all().first(where: isGood) }

  /// A backup passes the integrity check and is not from a newer version.
  public func isGood(_ backup: JournalBackup) -> Bool {
    (try? check(backup.path)) != nil
  }

  /// Makes the backup of the day when something has changed since the last one; it takes the place
  /// of an earlier one of the same day. Then removes those that are too old.
  ///
  /// - Returns: the new backup, or `nil` when nothing has changed.
  /// - Throws: `JournalFault`; then no backup has been touched. It is `other` when the journal does
  ///   not pass the integrity check.
  @discardableResult
  public func makeDaily(at moment: WallTime) throws(JournalFault) -> JournalBackup? {
    guard FileTree.exists(folder.journal) else { return nil }
    return try keep(.daily, at: moment, onlyWhenChanged: true)
  }

  /// Makes a backup because something out of the ordinary is about to happen. None is removed: it
  /// may be the one that somebody is about to restore.
  func make(_ reason: BackupName.Reason, at moment: WallTime) throws(JournalFault) -> JournalBackup?
  {
    try keep(reason, at: moment, onlyWhenChanged: false)
  }

  private func keep(
    _ reason: BackupName.Reason, at moment: WallTime, onlyWhenChanged: Bool
  ) throws(JournalFault) -> JournalBackup? {
    let name = reserveName(reason, at: moment)
    let draft = draft(of: name)
    defer {
      try? FileTree.remove(draft)
      Self.drafts.withLock { _ = $0.remove(draft) }
    }
    do {
      try FileTree.makeFolder(folder.backups)
      removeOldDrafts()
      try copy(to: draft)
      if onlyWhenChanged, let last = lastDaily,
        FileManager.default.contentsEqual(atPath: draft, andPath: path(last))
      {
        return nil
      }
      try check(draft)
      try FileTree.store(draft)
      try FileTree.move(draft, to: path(name))
      if onlyWhenChanged { try removeSuperfluous(at: moment) }
      return JournalBackup(path: path(name), date: name.timestamp.moment.date)
    } catch let error as SQLiteError {
      throw error.fault(at: folder.backups)
    } catch let error as SystemError {
      throw error.fault(at: folder.backups)
    } catch {
      throw .other(code: 0, text: "\(error)")
    }
  }

  /// Copies the journal into a file that needs no other file beside it.
  private func copy(to path: String) throws(SQLiteError) {
    let journal = try SQLiteDatabase(path: folder.journal, access: .writing, patience: patience)
    let copy = try SQLiteDatabase(path: path)
    try journal.replaceContents(of: copy)
    try copy.run("PRAGMA journal_mode = DELETE")
  }

  private func check(_ path: String) throws(SQLiteError) {
    let backup = try SQLiteDatabase(path: path, access: .reading)
    guard try Schema.isJournal(backup), try Schema.version(of: backup) <= Schema.current.version
    else { throw .damaged("not a journal") }
    try backup.checkIntegrity()
  }

  private func removeSuperfluous(at moment: WallTime) throws(SystemError) {
    for name in BackupRetention.superfluous(names(), at: moment.date) {
      try FileTree.remove(path(name))
    }
  }

  /// The drafts of this process that somebody is writing at the moment.
  private static let drafts = Mutex<Set<String>>([])

  /// A name that no backup has or is about to get: that of the moment, or of the first second after
  /// it that is free. It is taken until its draft is no more among `drafts`.
  private func reserveName(_ reason: BackupName.Reason, at moment: WallTime) -> BackupName {
    Self.drafts.withLock { drafts in
      var name = BackupName(reason, at: moment)
      while FileTree.exists(path(name)) || drafts.contains(draft(of: name)) {
        let moment = name.timestamp.moment
        name = BackupName(
          reason,
          at: WallTime(
            date: moment.date.addingTimeInterval(1), secondsFromGMT: moment.secondsFromGMT))
      }
      drafts.insert(draft(of: name))
      return name
    }
  }

  /// What is left of backups that were never finished.
  private func removeOldDrafts() {
    let drafts = Self.drafts.withLock(\.self)
    for name in FileTree.names(in: folder.backups)
    where name.hasSuffix(Self.draftEnding) || name.hasSuffix(Self.draftEnding + "-journal") {
      let path = "\(folder.backups)/\(name)"
      if !drafts.contains(where: path.hasPrefix) { try? FileTree.remove(path) }
    }
  }

  private static let draftEnding = ".new"

  private func draft(of name: BackupName) -> String { path(name) + Self.draftEnding }

  private func names() -> [BackupName] {
    FileTree.names(in: folder.backups).compactMap(BackupName.init)
  }

  private func path(_ name: BackupName) -> String { "\(folder.backups)/\(name.text)" }

  private var lastDaily: BackupName? {
    names().filter { $0.reason == .daily }
      .max { $0.timestamp.moment.date < $1.timestamp.moment.date }
  }
}
