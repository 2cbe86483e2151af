import AccessibleDesktop
import FoundationEssentials
import GtkTools
import PuppyTrainingScenarios

/// The app, started beside this program as a person who was made up for the test.
final class AppUnderTest: StartableApp {
  private let program: String
  private let folders: UserFolders
  private var process: Subprocess?

  /// - Parameters:
  ///   - program: the path of the app.
  ///   - folders: whose settings and journal it uses.
  init(_ program: String, folders: UserFolders) {
    self.program = program
    self.folders = folders
  }

  isolated deinit { process?.kill() }

  /// The app beside this program, as both are built, unless PUPPY_TRAINING_PROGRAM names another.
  static var program: String {
    let given = ProcessInfo.processInfo.environment["PUPPY_TRAINING_PROGRAM"]
    return given ?? "\(folderOfThisProgram)/puppy-training"
  }

  /// Where this program is.
  static var folderOfThisProgram: String {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: path ?? "").deletingLastPathComponent().path
  }

  var processID: Int32? { process?.processID }

  /// What it has complained about so far.
  var complaints: String {
    let data = FileManager.default.contents(atPath: errors) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private var errors: String { "\(folders.path)/errors" }

  /// Starts it under an id of its own, so that it never hands over to the app of the person who
  /// tests.
  func start() throws {
    var variables = folders.variables
    if WindowPicture.isPossible { variables["GDK_BACKEND"] = "x11" }
    let id = "io.github.puppytraining.Scenario.at\(ProcessInfo.processInfo.processIdentifier)"
    process = try Subprocess(
      [program, "--gapplication-app-id=\(id)"], variables: variables, errors: errors)
  }

  /// Ends it at once.
  func stop() {
    process?.kill()
    process = nil
  }
}
