import FoundationEssentials
import Glibc

/// The few things that the journal does with whole files.
enum FileTree {
  /// Makes a folder and those above it; only its owner may look into the new ones.
  static func makeFolder(_ path: String) throws(SystemError) {
    if exists(path) { return }
    let parent = self.parent(of: path)
    if !parent.isEmpty { try makeFolder(parent) }
    // Another program may have made it in the meantime.
    if mkdir(path, 0o700) != 0 && errno != EEXIST { throw .last }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// - Throws: `SystemError` when a file or folder may not be both read and written.
  static func mustBeWritable(_ path: String) throws(SystemError) {
    if access(path, R_OK | W_OK) != 0 { throw .last }
  }

  /// Moves a file, in the place of another one if there is one; the move itself is on disk when
  /// this returns.
  static func move(_ path: String, to target: String) throws(SystemError) {
    if rename(path, target) != 0 { throw .last }
    try store(parent(of: target))
  }

  /// Removes a file; one that is not there is fine.
  static func remove(_ path: String) throws(SystemError) {
    if unlink(path) != 0 && errno != ENOENT { throw .last }
  }

  /// Waits until what a file or folder holds is on disk.
  static func store(_ path: String) throws(SystemError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    if fsync(file) != 0 { throw .last }
  }

  /// What is in a folder; nothing when it is not there or cannot be read.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }
}
