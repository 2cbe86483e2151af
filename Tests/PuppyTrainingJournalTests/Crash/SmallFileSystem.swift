import Foundation

/// A file system in memory that only one program sees, made in a name space of its own.
enum SmallFileSystem {
  /// Whether this machine lets the user do that.
  static let isPossible: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["unshare", "--map-root-user", "--mount", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// A command that runs another one with such a file system in this place, a quarter of it taken
  /// by the file `filler`.
  static func wrapper(at path: String, size: String) -> [String] {
    let script = """
      mount -t tmpfs -o size=\(size) tmpfs "$0" && head -c 200000 /dev/zero >"$0/filler" && exec "$@"
      """
    return ["unshare", "--map-root-user", "--mount", "sh", "-c", script, path]
  }
}
