import CGtk
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Files of the program")
  struct ResourceBundleTests {
    private static let name = "puppy-tests-resource"

    /// The folder of the running tests.
    private func programFolder() throws -> String {
      let program = try #require(String(adopting: g_file_read_link("/proc/self/exe", nil)))
      return try #require(String(adopting: g_path_get_dirname(program)))
    }

    @Test("They are looked for beside the program, then in share beside its folder")
    func folders() throws {
      let folder = try programFolder()
      let prefix = try #require(String(adopting: g_path_get_dirname(folder)))
      #expect(
        ProgramFiles.folders("puppy", bundle: "puppy.resources")
          == ["\(folder)/puppy.resources", "\(prefix)/share/puppy"])
      #expect(ProgramFiles.localeFolder == "\(prefix)/share/locale")
    }

    @Test("A file is found when it is there, a folder of its name is not one")
    func finding() throws {
      let folder = try TemporaryFolder(in: programFolder())
      try folder.write("".utf8, to: "some/file")
      let find = { (file: String) in
        ProgramFiles.find(file, of: Self.name, bundle: folder.name)
      }
      #expect(find("some/file") == "\(folder.path)/some/file")
      #expect(find("some") == nil)
      #expect(find("other") == nil)
    }

    @Test("A missing bundle is said to be missing from both places")
    func missing() throws {
      let error = #expect(throws: ResourceBundle.Missing.self) {
        try ResourceBundle(name: Self.name, bundle: "puppy-tests-nowhere")
      }
      let places = ProgramFiles.folders(Self.name, bundle: "puppy-tests-nowhere")
      #expect(places.count == 2)
      #expect(
        error?.description
          == "\(Self.name).gresource is missing: it should be in \(places[0]) or \(places[1]).")
    }

    @Test("A damaged bundle is said to be unreadable, with its path")
    func damaged() throws {
      let folder = try TemporaryFolder(in: programFolder())
      let path = try folder.write("not a GResource".utf8, to: "\(Self.name).gresource")
      let error = #expect(throws: ResourceBundle.Missing.self) {
        try ResourceBundle(name: Self.name, bundle: folder.name)
      }
      let start = "\(path) cannot be read: "
      #expect(error?.description.hasPrefix(start) == true)
      #expect((error?.description.count ?? 0) > start.count)
    }

    @Test("The files of a bundle can be read and listed")
    func contents() throws {
      let resource = try TestResource(["tricks/sit.json": "Häß", "tricks/bow.json": ""])
      #expect(
        ResourceBundle.contents(of: resource.path("tricks/sit.json")) == Array("Häß".utf8))
      #expect(ResourceBundle.contents(of: resource.path("tricks/bow.json")) == [])
      #expect(ResourceBundle.contents(of: resource.path("tricks/fly.json")) == nil)
      #expect(ResourceBundle.files(in: resource.path("tricks")) == ["bow.json", "sit.json"])
      #expect(ResourceBundle.files(in: resource.path("nothing")) == [])
    }

    @Test("A bundle beside the program is found, with its settings")
    func bundle() throws {
      let folder = try TemporaryFolder(in: programFolder())
      let resource = try TestResource(["trick.txt": "Sit"])
      try Subprocess.output(of: ["cp", resource.file, "\(folder.path)/\(Self.name).gresource"])
      let bundle = try ResourceBundle(name: Self.name, bundle: folder.name)
      #expect(bundle.settings(schema: TestSchema.id) == nil)
      try TestSchema.compile(in: folder)
      #expect(bundle.settings(schema: TestSchema.id)?[int: "number"] == 7)
    }
  }
}
