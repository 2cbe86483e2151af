import FoundationEssentials
import PuppyTrainingCore

/// The trick files in `Resources` of this repository.
enum ShippedBook {
  static func files() throws -> [TrickBook.File] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Resources/tricks").standardizedFileURL.path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try names.filter { $0.hasSuffix(".json") }.sorted().map { name in
      (name: name, data: try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    }
  }
}
