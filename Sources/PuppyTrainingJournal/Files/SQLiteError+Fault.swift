import PuppyTrainingCore
import SQLite

extension SQLiteError {
  /// What that means for the journal, when nothing more is known of the file than its path.
  func fault(at path: String) -> JournalFault {
    switch kind {
    case .locked: .locked
    case .readOnly: .readOnly(path: path)
    case .full: .diskFull(path: path)
    case .notADatabase: .notADatabase(path: path)
    case .cannotOpen, .damaged, .constraint, .unexpectedValue, .other:
      .other(code: Int(code), text: message)
    }
  }
}
