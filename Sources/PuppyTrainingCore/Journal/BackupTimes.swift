import FoundationEssentials

/// What says when the journal is to be backed up next, by the clock on the wall.
public struct BackupTimes: Equatable, Sendable {
  /// When the last backup was begun; `nil` while there is none.
  public var lastBackup: Date?
  /// When a backup was last begun that could not be made; `nil` when the last one could.
  public var lastFailure: Date?
  /// When the journal was changed last; `nil` when nothing has ever been kept.
  public var lastChange: Date?

  public init(lastBackup: Date? = nil, lastFailure: Date? = nil, lastChange: Date? = nil) {
    self.lastBackup = lastBackup
    self.lastFailure = lastFailure
    self.lastChange = lastChange
  }

  /// When one thinks of a backup.
  public enum Occasion: CaseIterable, Sendable {
    /// The program has started: what the last run could not do is made good.
    case start
    /// A practice has ended.
    case practiceEnd
    /// Something was changed, or time has gone by.
    case meanwhile
  }

  /// Between two backups when nothing else asks for one, in seconds.
  public static let pause = 3600.0

  /// In how many seconds a backup is due, 0 for at once; `nil` when nothing has changed since the
  /// last one, and so for as long as nothing does.
  public func nextBackup(at now: Date, on occasion: Occasion) -> Double? {
    guard isChanged(at: now) else { return nil }
    switch occasion {
    case .start, .practiceEnd: return 0
    case .meanwhile:
      let last = [lastBackup, lastFailure].compactMap(\.self).max()
      guard let last, last <= now else { return 0 }
      return max(0, Self.pause - now.timeIntervalSince(last))
    }
  }

  private func isChanged(at now: Date) -> Bool {
    guard let lastChange else { return false }
    guard let lastBackup else { return true }
    // A clock that was set back says nothing of what came first.
    return lastChange > lastBackup || lastBackup > now
  }
}
