import CGtk
import Gtk

/// This program anew, which goes on where this one was.
public struct Successor {
  private let variable: String

  /// - Parameter variable: of the environment, by which it is told something.
  public init(variable: String) { self.variable = variable }

  /// Goes on as the same program anew, as it is on the disk by now.
  ///
  /// - Parameters:
  ///   - arguments: what it is to be started with.
  ///   - message: what else it is told; see `takeMessage`.
  /// - Returns: only when that is not possible.
  public func take(over arguments: [String], message: String) {
    guard let program = ProgramFiles.program else { return }
    g_setenv(variable, message, 1)
    var copies = ([program] + arguments).map { strdup($0) }
    copies.append(nil)
    execv(program, &copies)
    for copy in copies { free(copy) }
  }

  /// What the program was told that this one was before. Only once, and programs that it starts are
  /// not told: SwiftPM reads a package anew when anything in the environment is different.
  public func takeMessage() -> String? {
    defer { g_unsetenv(variable) }
    return String(optional: g_getenv(variable))
  }
}
