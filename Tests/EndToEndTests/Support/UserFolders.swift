import Foundation

/// The home folder of somebody who has never started the app.
///
/// Two starts with the same folders belong to the same person: the second finds the settings of the
/// first.
final class UserFolders {
  private let folder: TemporaryFolder

  /// Makes a new person's folders.
  init() throws {
    folder = try TemporaryFolder()
  }

  /// The environment for a program that is to work in these folders, and to run the same way on
  /// every machine.
  ///
  /// XDG_RUNTIME_DIR stays as it is, the accessibility bus lives there.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder.url.path()
    for (variable, name) in [("DATA", "data"), ("CONFIG", "config"), ("CACHE", "cache")] {
      environment["XDG_\(variable)_HOME"] = folder.url.appending(path: name).path()
    }
    environment["GSETTINGS_BACKEND"] = "keyfile"
    environment["GSK_RENDERER"] = "cairo"
    environment["G_DEBUG"] = "fatal-criticals"
    environment["LC_ALL"] = "C.UTF-8"
    return environment
  }
}
