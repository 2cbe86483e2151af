import FoundationEssentials

/// The files this program is made from.
enum Repository {
  /// The text of a file in `Resources`.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(resources)/\(name)", encoding: .utf8)
  }

  /// The names of the files in a folder of `Resources`, sorted.
  static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(resources)/\(folder)").sorted()
  }

  private static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Resources").standardizedFileURL.path
}
