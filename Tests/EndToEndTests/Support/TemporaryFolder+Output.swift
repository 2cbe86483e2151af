import Foundation
import TestSupport

extension TemporaryFolder {
  /// Makes an empty file and opens it for writing.
  func newFile(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: try write([], to: name)))
  }
}
