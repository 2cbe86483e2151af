import FoundationEssentials
import Gtk
import PuppyTrainingScenarios

/// The part of a command line that is about scenarios.
public enum ScenarioCommand {
  /// These arguments, without the name of the program, ask for scenarios.
  public static func takes(_ arguments: [String]) -> Bool {
    arguments.contains { ["--scenario", "--scenarios"].contains($0) }
  }

  /// Does what the arguments, without the name of the program, ask for.
  ///
  /// - Returns: the status to exit with: 1 when a step has failed, 2 when the arguments cannot be
  ///   used, which is then said in one sentence on standard error.
  public static func run(_ arguments: [String]) -> Int32 {
    do {
      let request = try ScenarioRequest(arguments)
      let places = [FileManager.default.currentDirectoryPath, AppUnderTest.folderOfThisProgram]
      guard let shelf = ScenarioShelf.find(from: places) else {
        throw Unusable(description: tr("No folder Tests/Scenarios is to be found from here."))
      }
      switch request {
      case .list: try list(shelf)
      case .open(let id, let report, let isRun):
        return try open(id, on: shelf, report: report, isRun: isRun)
      }
      return 0
    } catch {
      warn("\(error)", by: ScenarioProgram.app)
      return 2
    }
  }

  /// Something without which no scenario can be opened.
  private struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  private static func list(_ shelf: ScenarioShelf) throws {
    let scenarios = try shelf.ids.map(shelf.scenario)
    let width = scenarios.map(\.id.count).max() ?? 0
    for scenario in scenarios {
      let blanks = String(repeating: " ", count: width - scenario.id.count)
      print("\(scenario.id)\(blanks)  \(scenario.title)")
    }
  }

  private static func open(
    _ id: String, on shelf: ScenarioShelf, report: String?, isRun: Bool
  ) throws -> Int32 {
    let scenario = try shelf.scenario(id)
    let program = AppUnderTest.program
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Unusable(
        description: fill(
          tr("The app is not at %s; “swift build --product puppy-training” builds it."),
          with: [program]))
    }
    let folder = try ReportFolder(preparing: report ?? shelf.reports(of: id))
    let folders = try UserFolders(scenario.beginning)
    let bench = TestBench(
      scenario, app: AppUnderTest(program, folders: folders), report: folder,
      versions: Version.all(ofApp: program))
    return ScenarioProgram(bench, isRun: isRun).run()
  }
}

extension ScenarioShelf {
  /// Where a report goes when nobody says where.
  fileprivate func reports(of id: String) -> String {
    URL(filePath: path).appending(path: "../../.build/scenario-reports/\(id)").standardized.path
  }
}
