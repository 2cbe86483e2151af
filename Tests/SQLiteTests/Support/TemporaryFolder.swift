import FoundationEssentials

/// A folder that is removed with everything in it when nobody holds it any more.
final class TemporaryFolder {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "puppy-training-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a file in it.
  func path(_ name: String) -> String { folder.appending(path: name).path }
}
