import CGtk

/// Writes one line to standard error.
public func warn(_ message: String) {
  var line = Array("puppy-training: \(message)\n".utf8)
  write(STDERR_FILENO, &line, line.count)
}
