import CAtspi

/// The program `xdotool`, which moves the pointer and presses keys as a person would.
public enum Xdotool {
  /// Runs it and gives what it printed.
  @discardableResult
  public static func run(_ arguments: [String]) throws -> String {
    try DesktopTool.run(["xdotool"] + arguments)
  }

  /// The windows of a process that can be seen, as xdotool numbers them, the lowest first.
  public static func windows(processID: Int32) -> [String] {
    let output = try? run([
      "search", "--all", "--onlyvisible", "--pid", "\(processID)", "--name", ".",
    ])
    return output?.split(separator: "\n").map(String.init) ?? []
  }

  /// Where the window with this title lies on the screen, border included.
  public static func frameOfWindow(titled title: String, processID: Int32) -> Frame? {
    let pattern = String(taking: g_regex_escape_string(title, -1)) ?? title
    let output = try? run([
      "search", "--all", "--onlyvisible", "--pid", "\(processID)", "--name", "^\(pattern)$",
      "getwindowgeometry", "--shell",
    ])
    return output.flatMap(frame(in:))
  }

  /// Where a window lies on the screen.
  public static func frame(ofWindow window: String) -> Frame? {
    (try? run(["getwindowgeometry", "--shell", window])).flatMap(frame(in:))
  }

  private static func frame(in output: String) -> Frame? {
    var values: [Substring: Int] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"],
      let height = values["HEIGHT"]
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// The title of the window that gets the keys, when it belongs to this process.
  public static func titleOfFocusedWindow(processID: Int32) -> String? {
    let output = try? run(["getwindowfocus", "getwindowpid", "getwindowname"])
    let lines = output?.split(separator: "\n", maxSplits: 1) ?? []
    guard lines.count == 2, lines[0] == "\(processID)" else { return nil }
    return String(lines[1].dropLast())
  }
}
