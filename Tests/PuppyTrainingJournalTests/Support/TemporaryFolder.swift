import Foundation

@testable import PuppyTrainingJournal

/// A folder that is removed with everything in it when nobody holds it any more.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "puppy-training-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder of a journal in it.
  var journal: JournalFolder { JournalFolder(path: url.path + "/puppy-training") }

  /// The names of what is in the folder of the journal, in order.
  func names(_ subfolder: String = "") -> [String] {
    FileTree.names(in: "\(journal.path)/\(subfolder)").sorted()
  }
}
