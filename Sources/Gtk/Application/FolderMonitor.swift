import CGtk

/// Tells when files in a folder have been written, also by editors that put a new file in the place
/// of the old one. Folders inside have monitors of their own.
public final class FolderMonitor: Object {
  override class var type: GType { g_file_monitor_get_type() }

  /// Watches a folder for as long as the monitor is kept.
  ///
  /// - Parameter onWrite: gets the path of a file whose contents are new, as soon as it is closed.
  /// - Returns: `nil` when there is no such folder, or the system can watch no more of them.
  public convenience init?(_ folder: String, onWrite: @escaping (_ path: String) -> Void) {
    guard g_file_test(folder, G_FILE_TEST_IS_DIR) != 0 else { return nil }
    let file = g_file_new_for_path(folder)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      return nil
    }
    self.init(adopting: UnsafeMutableRawPointer(monitor))
    connectFileChange("changed") { from, to, event in
      switch event {
      case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_MOVED_IN: onWrite(from)
      // From another name in the same folder.
      case G_FILE_MONITOR_EVENT_RENAMED: if let to { onWrite(to) }
      default: break
      }
    }
  }

  deinit { g_file_monitor_cancel(raw.assumingMemoryBound(to: GFileMonitor.self)) }
}
