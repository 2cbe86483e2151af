import FoundationEssentials

/// A folder that is removed with everything in it when nobody holds it any more.
public final class TemporaryFolder {
  public let url: URL

  /// Makes an empty folder under a name that nobody else has, by default among the temporary files.
  public init(in parent: String? = nil) throws {
    let parent = parent ?? FileManager.default.temporaryDirectory.path
    url = URL(filePath: parent).appending(
      path: "puppy-training-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path }

  public var name: String { url.lastPathComponent }

  /// The names of all that is in it, sorted.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Writes a file, in folders that are made for it.
  ///
  /// - Returns: its path.
  @discardableResult
  public func write(_ bytes: some Sequence<UInt8>, to file: String) throws -> String {
    let url = url.appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Writes a file, in folders that are made for it.
  ///
  /// - Returns: its path.
  @discardableResult
  public func write(_ text: String, to file: String) throws -> String {
    try write(text.utf8, to: file)
  }

  public func bytes(of file: String) throws -> Data {
    try Data(contentsOf: url.appending(path: file))
  }

  /// What a file holds.
  public func text(of file: String) throws -> String {
    String(decoding: try bytes(of: file), as: UTF8.self)
  }
}
