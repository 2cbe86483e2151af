import Foundation
import TestSupport

/// The program that writes to a journal in a process of its own.
enum JournalWriter {
  /// Where it is: beside the tests, where `swift build` puts both.
  static let url = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "journal-writer")

  /// Starts it.
  ///
  /// - Parameters:
  ///   - output: what it prints goes to this file.
  ///   - wrapper: a command that runs it.
  static func start(
    _ arguments: [String], output: URL, wrapper: [String] = []
  ) throws -> Process {
    let command = wrapper + [url.path] + arguments
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs it to its end.
  ///
  /// - Returns: the lines it printed.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, wrapper: [String] = []
  ) throws -> [String] {
    let output = folder.url.appending(path: "output")
    let process = try start(arguments, output: output, wrapper: wrapper)
    process.waitUntilExit()
    return try lines(of: output)
  }

  /// The lines of a file that are whole.
  static func lines(of file: URL) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.dropLast())
  }
}
