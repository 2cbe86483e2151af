import FoundationEssentials

/// A copy of the journal as it was on a day.
public struct JournalBackup: Hashable, Sendable {
  public let path: String
  /// When it was made.
  public let date: Date

  public init(path: String, date: Date) {
    self.path = path
    self.date = date
  }
}
