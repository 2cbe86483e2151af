import CGtk
import Gtk

extension ProgramFiles {
  /// The folder with the sources that the running program was built of; `nil` for a program that is
  /// installed.
  public static var sourceFolder: String? {
    guard let program else { return nil }
    return sequence(first: program) { path in
      path == "/" ? nil : String(adopting: g_path_get_dirname(path))
    }.first { g_file_test("\($0)/Package.swift", G_FILE_TEST_IS_REGULAR) != 0 }
  }
}
