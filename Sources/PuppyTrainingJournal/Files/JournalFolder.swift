import FoundationEssentials
import PuppyTrainingCore

/// Where the journal and its backups are.
public struct JournalFolder: Hashable, Sendable {
  public let path: String

  /// - Parameter path: of the folder, which need not be there yet.
  public init(path: String) { self.path = path }

  /// The folder of the person who runs the program: `puppy-training` in `$XDG_DATA_HOME`
  /// (https://specifications.freedesktop.org/basedir-spec/latest/), by default `~/.local/share`.
  ///
  /// - Parameter environment: the variables of the process.
  public static func ofUser(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> JournalFolder {
    // The specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return JournalFolder(path: data + "/puppy-training")
    }
    let home =
      environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.path
    return JournalFolder(path: home + "/.local/share/puppy-training")
  }

  /// The database.
  var journal: String { path + "/journal.sqlite" }

  /// What is not in the database yet; SQLite removes it when the journal is closed.
  var log: String { journal + "-wal" }

  /// The folder of the backups.
  var backups: String { path + "/backups" }

  /// Makes the folder if need be.
  ///
  /// - Throws: `JournalFault.readOnly` when the folder or the journal may not be written.
  func prepare() throws(JournalFault) {
    do throws(SystemError) {
      try FileTree.makeFolder(path)
      try FileTree.mustBeWritable(path)
    } catch { throw error.fault(at: path) }
    guard FileTree.exists(journal) else { return }
    do throws(SystemError) {
      try FileTree.mustBeWritable(journal)
    } catch { throw error.fault(at: journal) }
  }
}
