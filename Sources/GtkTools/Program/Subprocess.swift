import CGtk
import Gtk

/// A program that was started, and runs beside this one.
@MainActor
public final class Subprocess {
  private let process: Object

  /// A program that cannot be started, or ended with an error.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - line: the program, as a path or to be found on the PATH, and its arguments.
  ///   - variables: what is changed in the environment.
  ///   - errors: the file that gets what it complains about; `nil` for this program's.
  /// - Throws: `Failure` when it cannot be started.
  public convenience init(
    _ line: [String], variables: [String: String] = [:], errors: String? = nil
  ) throws(Failure) {
    try self.init(line, G_SUBPROCESS_FLAGS_NONE) { launcher in
      for (name, value) in variables { g_subprocess_launcher_setenv(launcher, name, value, 1) }
      if let errors { g_subprocess_launcher_set_stderr_file_path(launcher, errors) }
    }
  }

  private init(
    _ line: [String], _ flags: GSubprocessFlags, prepare: (OpaquePointer) -> Void = { _ in }
  ) throws(Failure) {
    guard let launcher = g_subprocess_launcher_new(flags) else {
      throw Failure(description: "A program could not be started.")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
    prepare(launcher)
    var error: UnsafeMutablePointer<GError>?
    guard let process = withCStrings(line, { g_subprocess_launcher_spawnv(launcher, $0, &error) })
    else { throw Failure(taking: error, of: line) }
    self.process = Object(adopting: UnsafeMutableRawPointer(process))
  }

  /// The number of the process; `nil` when it has ended.
  public var processID: Int32? {
    String(optional: g_subprocess_get_identifier(process.opaque)).flatMap { Int32($0) }
  }

  /// Ends it at once if it still runs, and waits for its end.
  public func kill() {
    g_subprocess_force_exit(process.opaque)
    g_subprocess_wait(process.opaque, nil, nil)
  }

  /// Runs a program to its end and gives what it printed.
  ///
  /// - Throws: `Failure` when it cannot be started or ends with an error.
  @discardableResult
  public static func output(of line: [String]) throws(Failure) -> String {
    let flags = G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_PIPE.rawValue
    let process = try Subprocess(line, GSubprocessFlags(rawValue: flags)).process
    var error: UnsafeMutablePointer<GError>?
    var printed: UnsafeMutablePointer<CChar>?
    var complaint: UnsafeMutablePointer<CChar>?
    let isRun = g_subprocess_communicate_utf8(
      process.opaque, nil, nil, &printed, &complaint, &error)
    let output = String(adopting: printed) ?? ""
    let errors = String(adopting: complaint) ?? ""
    guard isRun != 0 else { throw Failure(taking: error, of: line) }
    guard g_subprocess_get_successful(process.opaque) != 0 else {
      throw Failure(description: "\(line.joined(separator: " ")): \(errors)")
    }
    return output
  }

  /// Runs a program without waiting for it.
  ///
  /// - Parameter onEnd: gets whether it ended with status 0, and all that it printed, also on its
  ///   standard error. Called at once when it could not be started.
  public static func run(
    _ line: [String], in folder: String, onEnd: @escaping (_ isGood: Bool, String) -> Void
  ) {
    let flags =
      G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_MERGE.rawValue
    let process: Object
    do throws(Failure) {
      process = try Subprocess(line, GSubprocessFlags(rawValue: flags)) {
        g_subprocess_launcher_set_cwd($0, folder)
      }.process
    } catch {
      return onEnd(false, error.description)
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
      process.opaque, nil, nil, finish, Unmanaged.passRetained(handler).toOpaque())
  }
}

extension Subprocess.Failure {
  fileprivate init(taking error: UnsafeMutablePointer<GError>?, of line: [String]) {
    let reason = String(optional: error?.pointee.message) ?? ""
    if let error { g_error_free(error) }
    description = "\(line.first ?? "") could not be started: \(reason)"
  }
}
