import PuppyTrainingCore

/// What a backup's file is called: why it was made, and when.
struct BackupName: Hashable, Sendable {
  let reason: Reason
  let timestamp: Timestamp

  /// Why a backup was made.
  enum Reason: String, CaseIterable, Sendable {
    /// Something had changed since the last one.
    case daily = "journal"
    /// Another backup was about to take the journal's place.
    case restore = "before-restore"
    /// Something was about to be deleted.
    case deletion = "before-deletion"
    /// A newer version of the app was about to change the form of the journal.
    case migration = "before-upgrade"
  }

  init(_ reason: Reason, at moment: WallTime) {
    self.reason = reason
    timestamp = Timestamp(moment)
  }

  /// Reads a file's name, or gives `nil` when it is not that of a backup.
  init?(_ name: String) {
    for reason in Reason.allCases where name.hasPrefix(reason.rawValue + "-") {
      guard name.hasSuffix(Self.ending),
        let timestamp = Timestamp(
          name.dropFirst(reason.rawValue.count + 1).dropLast(Self.ending.count))
      else { continue }
      self.reason = reason
      self.timestamp = timestamp
      return
    }
    return nil
  }

  var text: String { "\(reason.rawValue)-\(timestamp.text)\(Self.ending)" }

  private static let ending = ".sqlite"
}
