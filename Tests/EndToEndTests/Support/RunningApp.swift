import AccessibleDesktop
import Foundation
import PuppyTrainingScenarios
import Testing

/// The app, running as a process of its own on the display and the session bus of the tests.
final class RunningApp {
  /// Whose settings it uses.
  let folders: UserFolders
  private let child: ChildProcess

  /// Starts `program`, when no app is left on the session bus from before.
  init(_ program: URL, _ arguments: [String], folders: UserFolders) throws {
    try EndToEndTests.eventually("the app of the test before has gone") {
      !SessionBus.hasOwner(Program.id)
    }
    self.folders = folders
    child = try ChildProcess(program, arguments, environment: folders.environment)
  }

  var processID: Int32 { child.processID }

  var isRunning: Bool { child.isRunning }

  /// What it has complained about so far.
  var standardError: String { child.standardError }

  /// How a screen reader and the display see it.
  private(set) lazy var program = AccessibleProgram(processID: processID)

  /// Its windows that can be seen, in the order in which they were made.
  var windows: [Accessible] { program.windows }

  /// All its windows, also hidden ones.
  var toplevels: [Accessible] { program.toplevels }

  /// The visible window with this title.
  func window(_ title: String) -> Accessible? { program.window(title) }

  /// The title of the window that gets the keys, when it is one of the app's.
  var activeTitle: String? { program.activeTitle }

  /// The object with the keyboard focus in the window that gets the keys.
  var focused: Accessible? { program.focused }

  /// The paths of the files it has in its memory.
  var mappedFiles: [String] {
    let maps = FileHandle(forReadingAtPath: "/proc/\(processID)/maps")?.readDataToEndOfFile()
    return String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
      .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
  }

  /// What a failure shows: all that is in the window with the keyboard, and which others there are.
  var outline: String {
    let active = activeTitle
    var lines = windows.map { $0.name == active ? $0.outline : $0.line }
    if active == nil { lines.insert("The keyboard is with no window of the app.", at: 0) }
    if !standardError.isEmpty { lines.insert("It said: \(standardError)", at: 0) }
    if !child.isRunning { lines.insert("It has ended with status \(child.status).", at: 0) }
    return lines.joined(separator: "\n")
  }

  /// Waits until `condition` holds; see the free function. The message shows the outline.
  func eventually(
    _ expectation: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
  ) throws {
    try EndToEndTests.eventually(
      expectation, unless: !child.isRunning, details: outline,
      sourceLocation: sourceLocation, condition)
  }

  /// Asks it to quit as a person would, waits for its end and checks that it was an orderly one.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press("ctrl+q", sourceLocation: sourceLocation)
    try EndToEndTests.eventually(
      "the app ends after Ctrl+Q", details: outline, sourceLocation: sourceLocation
    ) { !child.isRunning }
    #expect(
      child.exited(with: 0), "it ended with status \(child.status)", sourceLocation: sourceLocation)
  }

  /// Ends it at once if it still runs.
  func kill() { child.kill() }
}
