import CGtk
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

/// A GResource with files of a test, known to GTK as long as somebody holds it.
final class TestResource {
  private let folder: TemporaryFolder
  private let resource: OpaquePointer
  /// Where the compiled file is.
  let file: String

  /// - Parameter files: their contents by their names.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    let list = files.keys.map { "<file>\($0)</file>" }.joined()
    let xml = try folder.write(
      """
      <gresources><gresource prefix="/\(folder.name)">\(list)</gresource></gresources>
      """.utf8, to: "tests.gresource.xml")
    file = "\(folder.path)/tests.gresource"
    try Subprocess.output(of: [
      "glib-compile-resources", "--sourcedir=\(folder.path)", "--target=\(file)", xml,
    ])
    resource = try #require(g_resource_load(file, nil))
    g_resources_register(resource)
  }

  isolated deinit {
    g_resources_unregister(resource)
    g_resource_unref(resource)
  }

  /// The path of a file, or of a folder, inside the GResource.
  func path(_ name: String) -> String { "/\(folder.name)/\(name)" }
}
