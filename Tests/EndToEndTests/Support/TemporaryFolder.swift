import Foundation

/// A folder that is removed with everything in it when nobody holds it any more.
final class TemporaryFolder {
  let url: URL

  /// Makes an empty folder under a name that nobody else has.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "puppy-training-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Makes an empty file and opens it for writing.
  func newFile(_ name: String) throws -> FileHandle {
    let file = url.appending(path: name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// What a file holds, or nothing when it cannot be read.
  func text(of name: String) -> String {
    guard let data = try? Data(contentsOf: url.appending(path: name)) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
