import CGtk

/// Writes one line of a program to standard error.
nonisolated public func warn(_ message: String, by program: String) {
  var line = Array("\(program): \(message)\n".utf8)
  write(STDERR_FILENO, &line, line.count)
}
