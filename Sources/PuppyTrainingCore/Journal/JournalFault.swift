/// Why the journal could not do what it was asked. Nothing that it had kept is lost by any of them.
public enum JournalFault: Error, Hashable, Sendable {
  /// The directory or the file may not be written, or cannot be made.
  case readOnly(path: String)
  /// There is no room left where the journal is.
  case diskFull(path: String)
  /// The file is something else.
  case notADatabase(path: String)
  /// The file did not pass the integrity check and was set aside, never deleted.
  ///
  /// - `setAside`: where it is now.
  /// - `backup`: the newest good backup, if there is one.
  case damaged(setAside: String, backup: JournalBackup?)
  /// Another program has held the journal for longer than we wait, 5 seconds.
  case locked
  /// A newer version of the app wrote it, so this one leaves it alone.
  case newerVersion(found: Int, known: Int)
  /// Another journal has taken the place of the one that was lent.
  case replaced
  /// Anything else; the text is the database's own, in English.
  case other(code: Int, text: String)
}
