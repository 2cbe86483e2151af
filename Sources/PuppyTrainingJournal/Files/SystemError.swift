import Glibc
import PuppyTrainingCore

/// What the system answered when it would not do something with a file.
struct SystemError: Error, Equatable {
  /// The `errno`.
  let code: Int32

  /// The system's answer to the last call, which failed.
  static var last: SystemError { SystemError(code: errno) }

  /// What that means for the journal.
  func fault(at path: String) -> JournalFault {
    switch code {
    case EACCES, EPERM, EROFS: .readOnly(path: path)
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
    default: .other(code: Int(code), text: String(cString: strerror(code)))
    }
  }
}
