import AccessibleDesktop
import Foundation
import PuppyTrainingScenarios
import TestSupport
import Testing

extension EndToEnd {
  @Suite("The program to test by hand with")
  struct ScenarioProgram {
    private let folders: UserFolders
    private let report: TemporaryFolder

    init() throws {
      folders = try UserFolders()
      report = try TemporaryFolder()
    }

    private static var program: URL {
      Program.url.deletingLastPathComponent().appending(path: "puppy-training-previews")
    }

    private var page: String { (try? report.text(of: "index.html")) ?? "" }

    private func finished(_ arguments: String...) throws -> FinishedProgram {
      try FinishedProgram.run(Self.program, arguments, environment: folders.environment)
    }

    @Test("It lists all scenarios with their titles")
    func list() throws {
      let shelf = try #require(ScenarioShelf.find(from: [#filePath]))
      let finished = try finished("--scenarios")
      let lines = finished.standardOutput.split(separator: "\n")
      #expect(lines.map { $0.split(separator: " ").first.map(String.init) } == shelf.ids)
      #expect(try lines.first?.hasSuffix(shelf.scenario(shelf.ids[0]).title) == true)
      #expect(finished.status == 0)
    }

    @Test(
      "What cannot be used is told in one sentence with the nearest that can, and status 2",
      arguments: [
        (["--scenario", "serch"], "“search”"), (["--scenaro", "search"], "“--scenario”"),
        (["--scenario", "search", "--report", "/dev/null/report"], "/dev"),
        (["--scenario"], "name of a scenario"),
      ])
    func badInput(arguments: [String], nearest: String) throws {
      let finished = try FinishedProgram.run(
        Self.program, arguments, environment: folders.environment)
      #expect(finished.status == 2)
      #expect(finished.standardOutput == "")
      #expect(finished.standardError.contains(nearest))
      #expect(finished.standardError.filter(\.isNewline).count == 1)
    }

    @Test("A person ticks steps beside the app, with notes and pictures, and gets a report")
    func byHand() throws {
      let child = try start("--scenario", "condition-chips")
      defer { child.kill() }
      let title = "Read and remove conditions in the header"
      let program = AccessibleProgram(processID: child.processID)
      let find = { (role: Role, name: String) in
        var found: Accessible?
        try eventually("there is \(name)", unless: !child.isRunning) {
          found = program.window(title)?.find(role, name)
          return found != nil
        }
        return try #require(found)
      }
      let passed = try find(.button, "Passed: step 1")
      #expect(program.window(title)?.all(.button).contains { $0.name?.isEmpty != false } == false)
      try eventually("the app lies beside it", unless: !child.isRunning) {
        Xdotool.windows(named: "Puppy Training") == 1
      }
      try passed.press()
      _ = try find(.statusBar, "1 passed, 0 failed, 3 not done")
      _ = try find(.label, "step-1.png")
      try find(.button, "Failed: step 2").press()
      _ = try find(.statusBar, "1 passed, 1 failed, 2 not done")
      let note = try find(.text, "Note: step 2")
      try Mouse.click(note)
      try eventually("the note has the keyboard", unless: !child.isRunning) {
        program.activeTitle == title && note.has(.focused)
      }
      try Keys.type("<b>grey</b>")
      try eventually("the note is typed", unless: !child.isRunning) { note.text == "<b>grey</b>" }
      try find(.button, "Write Report").press()
      try eventually("the report is written", unless: !child.isRunning) {
        page.contains("&lt;b&gt;grey")
      }
      #expect(page.contains("<dt>GTK</dt><dd>4."))
      #expect(report.isPicture("step-1.png") && report.isPicture("step-2.png"))
      try eventually("keys go to it") { program.activeTitle == title }
      try Keys.press(["ctrl+w"])
      try eventually("it ends") { !child.isRunning }
      #expect(child.exited(with: 1), "a step has failed: \(child.standardError)")
      #expect(child.standardError == "")
    }

    @Test("The machine steps run without a person, and the report says so")
    func run() throws {
      let child = try start("--scenario", "condition-chips", "--run")
      defer { child.kill() }
      try eventually("it ends by itself", timeout: patience * 3) { !child.isRunning }
      #expect(child.exited(with: 0), "\(child.standardError)")
      #expect(child.standardError == "")
      #expect(page.contains("4 passed, 0 failed, 0 not done"))
      for step in 1...4 { #expect(report.isPicture("step-\(step).png")) }
    }

    private func start(_ arguments: String...) throws -> ChildProcess {
      try ChildProcess(
        Self.program, arguments + ["--report", report.url.path()],
        environment: folders.environment)
    }
  }
}

extension TemporaryFolder {
  /// A file in it is a PNG.
  fileprivate func isPicture(_ name: String) -> Bool {
    let data = try? Data(contentsOf: url.appending(path: name))
    return data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true
  }
}

extension Xdotool {
  /// How many windows with this title can be seen.
  fileprivate static func windows(named title: String) -> Int {
    let output = try? run(["search", "--onlyvisible", "--name", "^\(title)$"])
    return output?.split(separator: "\n").count ?? 0
  }
}
