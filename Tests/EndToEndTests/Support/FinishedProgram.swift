import Foundation
import Testing

/// What came of a program that has ended.
struct FinishedProgram: Equatable {
  var status: Int32
  var standardOutput: String
  var standardError: String
}

extension FinishedProgram {
  /// Runs a program to its end.
  static func run(
    _ program: URL, _ arguments: [String], environment: [String: String]
  ) throws -> FinishedProgram {
    let child = try ChildProcess(program, arguments, environment: environment)
    defer { child.kill() }
    try eventually("\(program.lastPathComponent) ends") { !child.isRunning }
    return FinishedProgram(
      status: child.status, standardOutput: child.standardOutput,
      standardError: child.standardError)
  }
}
