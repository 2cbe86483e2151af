import CGtk

/// Finds the files that belong to the program, wherever it was put.
public enum ProgramFiles {
  /// Where the running program was when this was first asked for: it may be replaced while it runs.
  package static let program = String(adopting: g_file_read_link("/proc/self/exe", nil))

  /// The folders to look in, best first: those beside the running program, as it is built, and
  /// `<prefix>/share/NAME`, as it is installed.
  static func folders(_ name: String, bundle: String) -> [String] {
    guard let program, let folder = String(adopting: g_path_get_dirname(program)),
      let prefix = String(adopting: g_path_get_dirname(folder))
    else { return [] }
    return ["\(folder)/\(bundle)", "\(prefix)/share/\(name)"]
  }

  /// The first of those folders that has this file, and the file.
  static func find(_ file: String, of name: String, bundle: String) -> String? {
    folders(name, bundle: bundle).map { "\($0)/\(file)" }
      .first { g_file_test($0, G_FILE_TEST_IS_REGULAR) != 0 }
  }

  /// `<prefix>/share/locale`.
  static var localeFolder: String? {
    folders("locale", bundle: "").last
  }
}
