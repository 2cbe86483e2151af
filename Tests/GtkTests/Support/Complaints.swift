import CGtk
import Synchronization

@testable import Gtk

/// The warnings and worse that GLib, GTK and the libraries below them have logged.
nonisolated enum Complaints {
  private static let lines = Mutex<[String]>([])

  /// Listens from now on, and forgets what was logged before.
  static func record() {
    _ = writer
    _ = take()
  }

  /// What was logged since it was last asked for.
  static func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  /// GLib takes one writer for each process, and calls it on whatever thread logs.
  private static let writer: Void = g_log_set_writer_func(
    { level, fields, count, _ in
      let bad =
        G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
      if level.rawValue & bad != 0 {
        let all = UnsafeBufferPointer(start: fields, count: Int(count))
        let parts = ["GLIB_DOMAIN", "MESSAGE"].map { key in
          all.first { String(cString: $0.key) == key }.map { text(of: $0) } ?? ""
        }
        lines.withLock { $0.append(parts.joined(separator: ": ")) }
      }
      return g_log_writer_default(level, fields, count, nil)
    }, nil, nil)

  private static func text(of field: GLogField) -> String {
    if field.length < 0 {
      return String(optional: field.value?.assumingMemoryBound(to: CChar.self)) ?? ""
    }
    let bytes = UnsafeRawBufferPointer(start: field.value, count: Int(field.length))
    return String(decoding: bytes, as: UTF8.self)
  }
}
