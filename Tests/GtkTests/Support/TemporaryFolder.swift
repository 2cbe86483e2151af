import FoundationEssentials

/// A folder that is removed with everything in it when nobody holds it any more.
nonisolated final class TemporaryFolder {
  let path: String

  /// Makes an empty folder under a name that nobody else has, by default among the temporary files.
  init(in parent: String? = nil) throws {
    let parent = parent ?? FileManager.default.temporaryDirectory.path
    path = "\(parent)/puppy-training-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var name: String { String(path.split(separator: "/").last ?? "") }

  /// Writes a file, in folders that are made for it.
  ///
  /// - Returns: its path.
  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, to file: String) throws -> String {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// What a file holds.
  func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
  }
}
