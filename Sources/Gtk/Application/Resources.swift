import CGtk

/// Finds the files that belong to the program, wherever it was put.
public enum ProgramFiles {
  /// Where the running program was when this was first asked for: it may be replaced while it runs.
  static let program = String(adopting: g_file_read_link("/proc/self/exe", nil))

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

  /// The folder with the sources that the running program was built of; `nil` for a program that is
  /// installed.
  public static var sourceFolder: String? {
    guard let program else { return nil }
    return sequence(first: program) { path in
      path == "/" ? nil : String(adopting: g_path_get_dirname(path))
    }.first { g_file_test("\($0)/Package.swift", G_FILE_TEST_IS_REGULAR) != 0 }
  }

  /// `<prefix>/share/locale`.
  static var localeFolder: String? {
    folders("locale", bundle: "").last
  }
}

/// The files compiled into the program's GResource.
public final class ResourceBundle {
  private let name: String
  private let bundle: String

  /// A bundle of the program `NAME` that was not found.
  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  /// Makes everything in `NAME.gresource` known to GTK.
  ///
  /// - Parameters:
  ///   - name: the name of the program.
  ///   - bundle: the folder beside the program in which the build puts the file.
  /// - Throws: `Missing` when the file is neither there nor in `<prefix>/share/NAME`, or is
  ///   damaged.
  public init(name: String, bundle: String) throws(Missing) {
    self.name = name
    self.bundle = bundle
    guard let path = ProgramFiles.find("\(name).gresource", of: name, bundle: bundle) else {
      let places = ProgramFiles.folders(name, bundle: bundle).joined(separator: " or ")
      throw Missing(description: "\(name).gresource is missing: it should be in \(places).")
    }
    var error: UnsafeMutablePointer<GError>?
    guard let resource = g_resource_load(path, &error) else {
      let reason = String(optional: error?.pointee.message) ?? ""
      g_clear_error(&error)
      throw Missing(description: "\(path) cannot be read: \(reason)")
    }
    g_resources_register(resource)
    g_resource_unref(resource)
  }

  /// Folders whose files are taken instead of those that were compiled, as they are when they are
  /// asked for; by the folders of GResources that they stand for. For programs that show files while
  /// people edit them; not GLib's own overlays, which print a line for every file.
  public static var overlays: [String: String] = [:]

  /// The file that stands for one in a GResource, if there is one.
  static func overlay(of path: String) -> String? {
    overlays.lazy.filter { path.hasPrefix($0.key + "/") }
      .map { $0.value + path.dropFirst($0.key.count) }
      .first { g_file_test($0, G_FILE_TEST_IS_REGULAR) != 0 }
  }

  /// The contents of a file in any registered GResource, if it is there.
  public static func contents(of path: String) -> [UInt8]? {
    if let file = overlay(of: path) { return read(file) }
    guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else {
      return nil
    }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    let start = g_bytes_get_data(bytes, &size)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(size)))
  }

  private static func read(_ file: String) -> [UInt8]? {
    var contents: UnsafeMutablePointer<CChar>?
    var size: gsize = 0
    guard g_file_get_contents(file, &contents, &size, nil) != 0 else { return nil }
    defer { g_free(contents) }
    return Array(UnsafeRawBufferPointer(start: contents, count: Int(size)))
  }

  /// The names of the files in a folder of any registered GResource, sorted.
  public static func files(in folder: String) -> [String] {
    guard let names = g_resources_enumerate_children(folder, G_RESOURCE_LOOKUP_FLAGS_NONE, nil)
    else { return [] }
    defer { g_strfreev(names) }
    return sequence(first: 0) { $0 + 1 }.lazy.map { String(optional: names[$0]) }
      .prefix { $0 != nil }.compactMap(\.self).sorted()
  }

  /// The settings of this schema; see `Settings`.
  public func settings(schema: String) -> Settings? {
    let compiled = ProgramFiles.find("gschemas.compiled", of: name, bundle: bundle)
    return Settings(schema: schema, compiledSchemas: compiled)
  }
}
