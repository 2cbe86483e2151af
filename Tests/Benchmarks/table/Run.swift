import Foundation

/// One run of a benchmark program, and the figures it printed.
struct Run {
  /// The figures by name, in the order in which they were printed.
  let figures: [String: [Double]]
  /// From starting the program to its first frame, in milliseconds.
  let firstFrame: Double?

  /// Runs a program that stands beside this one.
  ///
  /// - Throws: whatever keeps the program from starting.
  static func of(_ command: [String], turns: Int) throws -> Run {
    let start = monotonicMilliseconds()
    let text = try output(of: [path(of: command[0])] + command.dropFirst(), turns: turns)
    var figures: [String: [Double]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let value = Double(words[1]) else { continue }
      figures[String(words[0]), default: []].append(value)
    }
    return Run(
      figures: figures, firstFrame: figures["first-frame"]?.first.map { $0 / 1000 - start })
  }

  /// How many instructions the processor carries out for so many turns of a program.
  ///
  /// - Returns: `nil` when valgrind cannot tell.
  static func instructions(_ command: [String], turns: Int) throws -> Double? {
    let text = try output(
      of: ["/usr/bin/valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        + [path(of: command[0])] + command.dropFirst(), turns: turns)
    let line = text.split(separator: "\n").last { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Double($0) }
  }

  /// Where a program that stands beside this one is.
  static func path(of program: String) -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: program)
      .path
  }

  private static func output(of command: [String], turns: Int) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment
      .merging(["BENCH_TURNS": "\(turns)"]) { $1 }
    process.standardOutput = output
    process.standardError = command[0].hasSuffix("valgrind") ? output : FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private static func monotonicMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
