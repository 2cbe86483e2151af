import CGtk

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

  /// Contents that are taken instead of those that were compiled, for the paths that have some; for
  /// tools.
  package static var substitute: ((_ path: String) -> [UInt8]?)?

  /// The contents of a file in any registered GResource, if it is there.
  public static func contents(of path: String) -> [UInt8]? {
    substitute?(path) ?? compiledContents(of: path)
  }

  /// The same as they were compiled, whatever stands for them.
  package static func compiledContents(of path: String) -> [UInt8]? {
    guard let bytes = g_resources_lookup_data(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else {
      return nil
    }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    let start = g_bytes_get_data(bytes, &size)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(size)))
  }

  /// The names of the files in a folder of any registered GResource, sorted.
  public static func files(in folder: String) -> [String] {
    [String](
      adopting: g_resources_enumerate_children(folder, G_RESOURCE_LOOKUP_FLAGS_NONE, nil)
    ).sorted()
  }

  /// The settings of this schema; see `Settings`.
  public func settings(schema: String) -> Settings? {
    let compiled = ProgramFiles.find("gschemas.compiled", of: name, bundle: bundle)
    return Settings(schema: schema, compiledSchemas: compiled)
  }
}
