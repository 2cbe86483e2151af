import TestSupport

@testable import PuppyTrainingJournal

extension TemporaryFolder {
  /// The folder of a journal in it.
  var journal: JournalFolder { JournalFolder(path: path + "/puppy-training") }

  /// The names of what is in the folder of the journal, in order.
  func names(_ subfolder: String = "") -> [String] {
    FileTree.names(in: "\(journal.path)/\(subfolder)").sorted()
  }
}
