import CGtk

/// Writes one line to standard error.
public func warn(_ message: String) { warn(message, by: "puppy-training") }

/// Writes one line of this program to standard error.
public func warn(_ message: String, by program: String) {
  var line = Array("\(program): \(message)\n".utf8)
  write(STDERR_FILENO, &line, line.count)
}
