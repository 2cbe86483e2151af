import Foundation
import TestSupport

/// A program that was started, with what it prints.
///
/// What it prints goes to files, so it never waits for a reader.
final class ChildProcess {
  private let process = Process()
  private let folder: TemporaryFolder

  /// Starts `program`.
  init(_ program: URL, _ arguments: [String], environment: [String: String]) throws {
    folder = try TemporaryFolder()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = try folder.newFile("output")
    let errors = try folder.newFile("errors")
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try output.close()
    try errors.close()
  }

  var processID: Int32 { process.processIdentifier }

  var isRunning: Bool { process.isRunning }

  /// The exit status, or the number of the signal that ended it; asked for only when it has ended.
  var status: Int32 { process.terminationStatus }

  /// It ended by itself, with this status. False while it runs, and when a signal ended it.
  func exited(with status: Int32) -> Bool {
    !process.isRunning && process.terminationReason == .exit && process.terminationStatus == status
  }

  /// What it has printed so far.
  var standardOutput: String { (try? folder.text(of: "output")) ?? "" }

  /// What it has complained about so far.
  var standardError: String { (try? folder.text(of: "errors")) ?? "" }

  /// Ends it at once if it still runs.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    while process.isRunning { Thread.sleep(forTimeInterval: 0.005) }
  }
}
