import Foundation

extension UserFolders {
  /// Where the app keeps its journal.
  var journalFolder: URL {
    URL(filePath: environment["XDG_DATA_HOME"] ?? "").appending(path: "puppy-training")
  }

  /// Puts a file where the app keeps its journal.
  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: journalFolder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: journalFolder.appending(path: name))
  }
}
