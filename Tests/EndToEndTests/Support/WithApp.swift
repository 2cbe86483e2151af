import AccessibleDesktop
import Foundation
import PuppyTrainingScenarios
import Testing

/// Starts the app, waits until it is ready for a person, runs `body`, quits with Ctrl+Q, and checks
/// that it ended with status 0 and a standard error as `isFine` wants it: empty.
///
/// Nothing moves on the desktop, so that what is looked at keeps still.
///
/// Whatever happens, no process is left behind.
///
/// - Parameter folders: whose settings the app uses; a new person's when nothing is said.
func withApp(
  _ arguments: [String] = [], program: URL = Program.url, folders: UserFolders? = nil,
  standardError isFine: (String) -> Bool = \.isEmpty,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (RunningApp) throws -> Void
) throws {
  let folders = try folders ?? UserFolders()
  try folders.switchAnimationsOff()
  let app = try RunningApp(program, arguments, folders: folders)
  defer { app.kill() }
  try app.waitUntilReady(sourceLocation: sourceLocation)
  try body(app)
  try app.quit(sourceLocation: sourceLocation)
  #expect(isFine(app.standardError), "\(app.standardError)", sourceLocation: sourceLocation)
}

/// The title of the main window.
let mainTitle = "Puppy Training"
