import Foundation

/// The program under test.
enum Program {
  static let name = "puppy-training"

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
}
