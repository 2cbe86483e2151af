import CGtk

/// A program that was started, and runs beside this one.
public final class Subprocess: Object {
  override class var type: GType { g_subprocess_get_type() }

  /// A program that cannot be started, or ended with an error.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: the program, as a path or to be found on the PATH, and its arguments.
  ///   - variables: what is changed in the environment.
  ///   - errors: the file that gets what it complains about; `nil` for this program's.
  /// - Throws: `Failure` when it cannot be started.
  public convenience init(
    _ words: [String], variables: [String: String] = [:], errors: String? = nil
  ) throws(Failure) {
    guard let launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE) else {
      throw Failure(description: "A program could not be started.")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
    for (name, value) in variables { g_subprocess_launcher_setenv(launcher, name, value, 1) }
    if let errors { g_subprocess_launcher_set_stderr_file_path(launcher, errors) }
    var error: UnsafeMutablePointer<GError>?
    let process = withCStrings(words) { words in
      words.flatMap { words in
        words.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
          g_subprocess_launcher_spawnv(launcher, $0, &error)
        }
      }
    }
    guard let process else {
      let reason = String(optional: error?.pointee.message) ?? ""
      g_clear_error(&error)
      throw Failure(description: "\(words.first ?? "") could not be started: \(reason)")
    }
    self.init(adopting: UnsafeMutableRawPointer(process))
  }

  /// The number of the process; `nil` when it has ended.
  public var processID: Int32? {
    String(optional: g_subprocess_get_identifier(opaque)).flatMap { Int32($0) }
  }

  /// Ends it at once if it still runs, and waits for its end.
  public func kill() {
    g_subprocess_force_exit(opaque)
    g_subprocess_wait(opaque, nil, nil)
  }

  /// Runs a program to its end and gives what it printed.
  ///
  /// - Throws: `Failure` when it cannot be started or ends with an error.
  public static func output(of words: [String]) throws(Failure) -> String {
    let flags = G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_PIPE.rawValue
    var error: UnsafeMutablePointer<GError>?
    let process = withCStrings(words) { words in
      words.flatMap { words in
        words.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
          g_subprocess_newv($0, GSubprocessFlags(rawValue: flags), &error)
        }
      }
    }
    guard let process else { throw Failure(taking: error, of: words) }
    defer { g_object_unref(UnsafeMutableRawPointer(process)) }
    var printed: UnsafeMutablePointer<CChar>?
    var complaint: UnsafeMutablePointer<CChar>?
    let isRun = g_subprocess_communicate_utf8(process, nil, nil, &printed, &complaint, &error)
    let output = String(adopting: printed) ?? ""
    let errors = String(adopting: complaint) ?? ""
    guard isRun != 0 else { throw Failure(taking: error, of: words) }
    guard g_subprocess_get_successful(process) != 0 else {
      throw Failure(description: "\(words.joined(separator: " ")): \(errors)")
    }
    return output
  }
}

extension Subprocess.Failure {
  fileprivate init(taking error: UnsafeMutablePointer<GError>?, of words: [String]) {
    let reason = String(optional: error?.pointee.message) ?? ""
    if let error { g_error_free(error) }
    description = "\(words.first ?? "") could not be started: \(reason)"
  }
}
