import Foundation

/// The program `xdotool`, which moves the pointer and presses keys as a person would.
enum Xdotool {
  /// Runs it and gives what it printed.
  @discardableResult
  static func run(_ arguments: [String]) throws -> String {
    let finished = try FinishedProgram.run(
      URL(filePath: "/usr/bin/xdotool"), arguments, environment: ProcessInfo.processInfo.environment
    )
    guard finished.status == 0 else { throw Failure(arguments: arguments, finished: finished) }
    return finished.standardOutput
  }

  /// Where the window with this title lies on the screen, border included.
  static func frameOfWindow(titled title: String, processID: Int32) -> Frame? {
    let pattern = "^\(NSRegularExpression.escapedPattern(for: title))$"
    let output = try? run([
      "search", "--all", "--onlyvisible", "--pid", "\(processID)", "--name", pattern,
      "getwindowgeometry", "--shell",
    ])
    var values: [Substring: Int] = [:]
    for line in output?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"],
      let height = values["HEIGHT"]
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// The title of the window that gets the keys, when it belongs to this process.
  static func titleOfFocusedWindow(processID: Int32) -> String? {
    let output = try? run(["getwindowfocus", "getwindowpid", "getwindowname"])
    let lines = output?.split(separator: "\n", maxSplits: 1) ?? []
    guard lines.count == 2, lines[0] == "\(processID)" else { return nil }
    return String(lines[1].dropLast())
  }

  /// xdotool ended with an error.
  struct Failure: Error, CustomStringConvertible {
    let arguments: [String]
    let finished: FinishedProgram

    var description: String {
      "xdotool \(arguments.joined(separator: " ")): \(finished.standardError)"
    }
  }
}
