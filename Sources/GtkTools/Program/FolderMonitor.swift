import CGtk
import Gtk

/// Tells when files in a folder have been written, also by editors that put a new file in the place
/// of the old one. Folders inside have monitors of their own.
@MainActor
public final class FolderMonitor {
  private let monitor: Object

  /// Watches a folder for as long as the monitor is kept.
  ///
  /// - Parameter onWrite: gets the path of a file whose contents are new, as soon as it is closed.
  /// - Returns: `nil` when there is no such folder, or the system can watch no more of them.
  public init?(_ folder: String, onWrite: @escaping (_ path: String) -> Void) {
    guard g_file_test(folder, G_FILE_TEST_IS_DIR) != 0 else { return nil }
    let file = g_file_new_for_path(folder)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      return nil
    }
    self.monitor = Object(adopting: UnsafeMutableRawPointer(monitor))
    self.monitor.connectFileChange("changed") { from, to, event in
      switch event {
      case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_MOVED_IN: onWrite(from)
      // From another name in the same folder.
      case G_FILE_MONITOR_EVENT_RENAMED: if let to { onWrite(to) }
      default: break
      }
    }
  }

  isolated deinit { g_file_monitor_cancel(monitor.pointer()) }
}

extension Object {
  /// `void handler (instance, GFile *file, GFile *other, GFileMonitorEvent event, data)`
  fileprivate func connectFileChange(
    _ signal: String,
    _ handler: @escaping (_ path: String, _ other: String?, GFileMonitorEvent) -> Void
  ) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer, OpaquePointer, OpaquePointer?, GFileMonitorEvent,
        UnsafeMutableRawPointer
      ) -> Void = {
        let path = String(adopting: g_file_get_path($1)) ?? ""
        let other = $2.flatMap { String(adopting: g_file_get_path($0)) }
        let event = $3
        enter($4, ((String, String?, GFileMonitorEvent) -> Void).self) { $0(path, other, event) }
      }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }
}
