import Glibc
import TestSupport

/// What this process writes to standard error while something is done.
///
/// Other tests may write there at the same time, so whoever asks looks for a line. All of it is
/// passed on.
func standardError(_ work: () throws -> Void) throws -> String {
  let folder = try TemporaryFolder()
  let file = open("\(folder.path)/errors", O_RDWR | O_CREAT, 0o600)
  let real = dup(STDERR_FILENO)
  dup2(file, STDERR_FILENO)
  defer {
    close(file)
    close(real)
  }
  do {
    defer { dup2(real, STDERR_FILENO) }
    try work()
  }
  let text = try folder.text(of: "errors")
  var bytes = Array(text.utf8)
  write(real, &bytes, bytes.count)
  return text
}
