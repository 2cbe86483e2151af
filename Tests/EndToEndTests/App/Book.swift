import Foundation

/// The trick book as its files have it, read here once more without the app's own code.
struct Book {
  /// A trick, as far as the tests ask for it.
  struct Trick: Decodable, Equatable {
    /// One stage of teaching it.
    struct Step: Decodable, Equatable {
      var instruction: String
      var criterion: String
    }

    var id: String
    var title: String
    var summary: String
    var difficulty: String
    var category: String
    var prerequisites: [String]?
    var steps: [Step]
  }

  private struct File: Decodable {
    var tricks: [Trick]
  }

  /// All tricks, in the order in which the app shows them: by title.
  let tricks: [Trick]

  /// Reads the files in the source tree.
  init() throws {
    let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let folder = tests.appending(path: "../../../Resources/tricks").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    tricks =
      try files.filter { $0.pathExtension == "json" }
      .flatMap { try JSONDecoder().decode(File.self, from: Data(contentsOf: $0)).tricks }
      .sorted { $0.title.lowercased() < $1.title.lowercased() }
  }

  /// The tricks of one level.
  func tricks(_ difficulty: String) -> [Trick] { tricks.filter { $0.difficulty == difficulty } }

  /// What the header says when nothing narrows the tricks.
  var countText: String { "\(tricks.count) tricks" }

  /// What the header says when this many are left.
  func countText(_ count: Int) -> String { "\(count) of \(tricks.count) tricks" }
}
