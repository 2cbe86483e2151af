import CGtk

/// This program anew, which goes on where this one was.
public enum Successor {
  /// Goes on as the same program anew, as it is on the disk by now.
  ///
  /// - Parameters:
  ///   - arguments: what it is to be started with.
  ///   - message: what else it is told; see `takeMessage`.
  /// - Returns: only when that is not possible.
  public static func take(over arguments: [String], message: String) {
    guard let program = ProgramFiles.program else { return }
    g_setenv(messageName, message, 1)
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, &words)
    for word in words { free(word) }
  }

  /// What the program was told that this one was before. Only once, and programs that it starts are
  /// not told: SwiftPM reads a package anew when anything in the environment is different.
  public static func takeMessage() -> String? {
    defer { g_unsetenv(messageName) }
    return String(optional: g_getenv(messageName))
  }

  private static let messageName = "PUPPY_TRAINING_MESSAGE"
}
