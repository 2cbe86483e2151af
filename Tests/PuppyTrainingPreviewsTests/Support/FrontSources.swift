import FoundationEssentials

/// The sources of the front.
enum FrontSources {
  /// The names of all types that are declared at the start of a line, with their files.
  static func types() throws -> [String: String] {
    var types: [String: String] = [:]
    let declaration = /^(?:public |package )?(?:final )?(?:class|struct|enum) (\w+)/
    for file in try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      for line in text.split(separator: "\n") {
        if let match = line.prefixMatch(of: declaration) { types[String(match.1)] = file }
      }
    }
    return types
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/PuppyTrainingGtk").standardizedFileURL.path
}
