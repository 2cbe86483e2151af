import CAtspi

/// A small program that does one thing to the desktop and ends.
public enum DesktopTool {
  /// Runs it to its end and gives what it printed.
  ///
  /// - Parameter words: the program, found on the PATH, and its arguments.
  /// - Throws: `Failure` when it is not there or ends with an error.
  @discardableResult
  public static func run(_ words: [String]) throws(Failure) -> String {
    var pointers = words.map { g_strdup($0) } + [nil]
    defer { for pointer in pointers { g_free(pointer) } }
    var output: UnsafeMutablePointer<CChar>?
    var errors: UnsafeMutablePointer<CChar>?
    var status: gint = 0
    var error: UnsafeMutablePointer<GError>?
    let isStarted = g_spawn_sync(
      nil, &pointers, nil, G_SPAWN_SEARCH_PATH, nil, nil, &output, &errors, &status, &error)
    let printed = String(taking: output) ?? ""
    let complaint = String(taking: errors) ?? ""
    guard isStarted != 0 else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&error)
      throw Failure(words: words, complaint: reason)
    }
    guard status == 0 else { throw Failure(words: words, complaint: complaint) }
    return printed
  }

  /// The program could not be run, or ended with an error.
  public struct Failure: Error, CustomStringConvertible {
    let words: [String]
    let complaint: String

    public var description: String { "\(words.joined(separator: " ")): \(complaint)" }
  }
}
