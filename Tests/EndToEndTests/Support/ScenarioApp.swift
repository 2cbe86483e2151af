import AccessibleDesktop
import PuppyTrainingScenarios

/// An app that a scenario can quit and start again.
final class ScenarioApp: StartableApp {
  private let folders: UserFolders
  private(set) var app: RunningApp

  init(_ folders: UserFolders) throws {
    self.folders = folders
    app = try RunningApp(Program.url, [], folders: folders)
  }

  var processID: Int32? { app.isRunning ? app.processID : nil }

  func start() throws { app = try RunningApp(Program.url, [], folders: folders) }
}
