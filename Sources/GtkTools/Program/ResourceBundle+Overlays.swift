import CGtk
import Gtk

/// For programs that show files while people edit them.
@MainActor
extension ResourceBundle {
  /// Folders whose files are taken instead of those that were compiled, as they are when they are
  /// asked for; by the folders of GResources that they stand for. Not GLib's own overlays, which
  /// print a line for every file.
  public static var overlays: [String: String] = [:] { didSet { useSubstitutes() } }

  /// Edited files and long texts are taken instead of what was compiled, as far as there are any.
  static func useSubstitutes() {
    substitute = overlays.isEmpty && !LongText.isOn ? nil : { contentsInstead(of: $0) }
  }

  private static func contentsInstead(of path: String) -> [UInt8]? {
    let edited = overlay(of: path).flatMap(read)
    guard LongText.isOn, path.hasSuffix(".ui"),
      let bytes = edited ?? compiledContents(of: path)
    else { return edited }
    return Array(LongText.stretched(ui: String(decoding: bytes, as: UTF8.self)).utf8)
  }

  /// The file that stands for one in a GResource, if there is one.
  private static func overlay(of path: String) -> String? {
    overlays.lazy.filter { path.hasPrefix($0.key + "/") }
      .map { $0.value + path.dropFirst($0.key.count) }
      .first { g_file_test($0, G_FILE_TEST_IS_REGULAR) != 0 }
  }

  private static func read(_ file: String) -> [UInt8]? {
    var contents: UnsafeMutablePointer<CChar>?
    var size: gsize = 0
    guard g_file_get_contents(file, &contents, &size, nil) != 0 else { return nil }
    defer { g_free(contents) }
    return Array(UnsafeRawBufferPointer(start: contents, count: Int(size)))
  }
}
