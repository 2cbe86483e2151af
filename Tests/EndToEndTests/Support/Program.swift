import Foundation
import PuppyTrainingScenarios
import TestSupport

/// The program under test.
enum Program {
  static let name = "puppy-training"
  /// The name it goes by on the session bus while it runs.
  static let id = "io.github.puppytraining.PuppyTraining"

  /// Where it is: beside the tests, where `swift build` puts both, unless PUPPY_TRAINING_PROGRAM
  /// names another.
  static var url: URL {
    if let path = ProcessInfo.processInfo.environment["PUPPY_TRAINING_PROGRAM"] {
      return URL(filePath: path)
    }
    return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: name)
  }

  /// Runs it to its end: for calls that open no window, or that hand over to the running app.
  static func run(_ arguments: [String], in folders: UserFolders) throws -> FinishedProgram {
    try FinishedProgram.run(url, arguments, environment: folders.environment)
  }

  /// Copies it into a folder, with the resources that lie beside it and nothing else.
  static func copy(to folder: TemporaryFolder) throws -> URL {
    let home = url.deletingLastPathComponent()
    let beside = try FileManager.default.contentsOfDirectory(
      at: home, includingPropertiesForKeys: nil)
    for bundle in beside where bundle.pathExtension == "resources" {
      try FileManager.default.copyItem(
        at: bundle, to: folder.url.appending(path: bundle.lastPathComponent))
    }
    let copy = folder.url.appending(path: name)
    try FileManager.default.copyItem(at: url, to: copy)
    return copy
  }
}
