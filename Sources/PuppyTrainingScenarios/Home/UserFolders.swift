import FoundationEssentials

/// The home folder of a person who was made up for a test; it is removed when nobody holds this.
///
/// Two starts with the same folders belong to the same person: the second finds the settings of the
/// first.
public final class UserFolders {
  public let path: String

  /// Makes a new person's folders, with what the app is to find there.
  ///
  /// - Throws: when they cannot be made.
  public init(_ beginning: Beginning = .nothing) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "puppy-training-person-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try beginning.prepare(self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Where the app keeps its journal.
  public var journal: String { "\(path)/data/puppy-training" }

  /// The variables that make a program work in these folders, and run the same way on every
  /// machine.
  ///
  /// XDG_RUNTIME_DIR stays as it is, the accessibility bus lives there.
  public var variables: [String: String] {
    [
      "HOME": path,
      "XDG_DATA_HOME": "\(path)/data",
      "XDG_CONFIG_HOME": "\(path)/config",
      "XDG_CACHE_HOME": "\(path)/cache",
      "XDG_STATE_HOME": "\(path)/state",
      "GSETTINGS_BACKEND": "keyfile",
      "GSK_RENDERER": "cairo",
      "G_DEBUG": "fatal-criticals",
      "LC_ALL": "C.UTF-8",
    ]
  }

  /// The environment of this process, changed by `variables`.
  public var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
  }

  /// The person wants nothing on the desktop to move: what a machine looks at keeps still.
  ///
  /// - Throws: when the setting cannot be written.
  public func switchAnimationsOff() throws {
    let folder = "\(path)/config/gtk-4.0"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = "[Settings]\ngtk-enable-animations=0\n"
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/settings.ini"))
  }

  /// Puts a file where the app keeps its journal.
  public func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(journal)/\(name)"))
  }
}
