import FoundationEssentials

/// The folder in which the scenarios are, one in each file but the README.
public struct ScenarioShelf: Equatable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// A scenario that is not there, or a file that cannot be read.
  public struct Missing: Error, Equatable, CustomStringConvertible {
    /// A sentence.
    public let description: String
  }

  /// The folder `Tests/Scenarios` of the source tree in which one of these folders lies, nearest
  /// first; `nil` when none lies in one.
  public static func find(from places: [String]) -> ScenarioShelf? {
    for place in places {
      var folder = URL(filePath: place).standardizedFileURL
      while folder.path != "/" {
        let shelf = folder.appending(path: "Tests/Scenarios").path
        if FileManager.default.fileExists(atPath: shelf) { return ScenarioShelf(path: shelf) }
        folder = folder.deletingLastPathComponent()
      }
    }
    return nil
  }

  /// The ids of all scenarios, sorted.
  public var ids: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }
      .sorted()
  }

  /// Reads one.
  ///
  /// - Throws: `Missing` with the nearest id, or `ScenarioProblem`.
  public func scenario(_ id: String) throws -> Scenario {
    let ids = ids
    guard ids.contains(id) else {
      throw Missing(description: "\(UnknownWord(id, as: "scenario", among: ids)).")
    }
    let file = "\(id).md"
    guard let data = FileManager.default.contents(atPath: "\(path)/\(file)") else {
      throw Missing(description: "The scenario \(path)/\(file) cannot be read.")
    }
    return try Scenario(markdown: String(decoding: data, as: UTF8.self), file: file)
  }
}
