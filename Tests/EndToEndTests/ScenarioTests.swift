import AccessibleDesktop
import PuppyTrainingScenarios
import Testing

extension EndToEnd {
  @Suite("Scenarios for testing by hand")
  struct Scenarios {
    nonisolated private static let shelf = ScenarioShelf.find(from: [#filePath])

    @Test("There is one for each journey through the app")
    func number() throws {
      #expect(try #require(Self.shelf).ids.count >= 10)
    }

    @Test("What a machine can do of it comes true", arguments: shelf?.ids ?? [])
    func machineLines(id: String) throws {
      let scenario = try #require(Self.shelf).scenario(id)
      #expect(scenario.hasMachineLines)
      let folders = try UserFolders(scenario.beginning)
      try folders.switchAnimationsOff()
      let app = try ScenarioApp(folders)
      defer { app.app.kill() }
      try app.app.eventually("the app comes up") { app.app.activeTitle != nil }
      let runner = ScenarioRunner(scenario, driver: DesktopDriver(app), patience: patience)
      runner.onStep = { step, outcome in
        guard case .failed(let line, let problem) = outcome else { return }
        Issue.record(
          "\(id).md, line \(line.number), step \(step + 1): \(line.text): \(problem)\n\(app.app.outline)"
        )
      }
      runner.run(pause: waitForNextLook)
      if app.app.isRunning { try app.app.quit() }
      #expect(app.app.standardError == "")
    }
  }
}
