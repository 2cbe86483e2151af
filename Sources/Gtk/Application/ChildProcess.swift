import CGtk

/// A program that runs beside this one.
public enum ChildProcess {
  /// Starts a program, found on the path.
  ///
  /// - Parameter onEnd: gets whether it ended with status 0, and all that it printed, also on its
  ///   standard error. Called at once when it could not be started.
  public static func run(
    _ words: [String], in folder: String, onEnd: @escaping (_ isGood: Bool, String) -> Void
  ) {
    let flags =
      G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_MERGE.rawValue
    guard let launcher = g_subprocess_launcher_new(GSubprocessFlags(rawValue: flags)) else {
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
    g_subprocess_launcher_set_cwd(launcher, folder)
    var error: UnsafeMutablePointer<GError>?
    let process = withCStrings(words) { g_subprocess_launcher_spawnv(launcher, $0, &error) }
    guard let process else {
      defer { g_clear_error(&error) }
      return onEnd(false, String(optional: error?.pointee.message) ?? "")
    }
    let finish: GAsyncReadyCallback = { process, result, data in
      var output: UnsafeMutablePointer<CChar>?
      let process = OpaquePointer(process)
      g_subprocess_communicate_utf8_finish(process, result, &output, nil, nil)
      let isGood = g_subprocess_get_successful(process) != 0
      let text = String(adopting: output) ?? ""
      guard let data else { return }
      enter(data, ((Bool, String) -> Void).self) { $0(isGood, text) }
      Unmanaged<AnyObject>.fromOpaque(data).release()
    }
    let handler = Handler(onEnd)
    g_subprocess_communicate_utf8_async(
      process, nil, nil, finish, Unmanaged.passRetained(handler).toOpaque())
    g_object_unref(UnsafeMutableRawPointer(process))
  }

  /// Goes on as the same program anew, as it is on the disk by now.
  ///
  /// - Parameters:
  ///   - arguments: what it is to be started with.
  ///   - message: what else it is told; see `takeMessage`.
  /// - Returns: only when that is not possible.
  public static func becomeAnew(_ arguments: [String], message: String) {
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
