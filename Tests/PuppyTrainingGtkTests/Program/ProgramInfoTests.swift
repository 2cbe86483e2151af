import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test(
    "KNOWN-BUGS 55: every file of the desktop carries the id of the program",
    arguments: ["desktop", "metainfo.xml", "gschema.xml"])
  func idOfFile(suffix: String) throws {
    let files = try Repository.files(in: "").filter { $0.hasSuffix(".\(suffix)") }
    #expect(files == ["\(ProgramInfo.id).\(suffix)"])
  }

  @Test("The desktop file names the command and the icon of the program")
  func desktopFile() throws {
    let lines = try Repository.text("\(ProgramInfo.id).desktop").split(separator: "\n")
    #expect(lines.contains("Icon=\(ProgramInfo.id)"))
    #expect(lines.contains { $0.hasPrefix("Exec=\(ProgramInfo.command)") })
    #expect(lines.contains("Name=Puppy Training"))
  }

  @Test("The metainfo is about this program, and its latest release is this version")
  func metainfo() throws {
    let text = try Repository.text("\(ProgramInfo.id).metainfo.xml")
    #expect(text.contains("<id>\(ProgramInfo.id)</id>"))
    #expect(
      text.contains("<launchable type=\"desktop-id\">\(ProgramInfo.id).desktop</launchable>"))
    #expect(text.contains("<binary>\(ProgramInfo.command)</binary>"))
    #expect(text.contains("<name>Puppy Training</name>"))
    let releases = text.matches(of: /<release version="([^"]+)"/).map { String($0.1) }
    #expect(releases.first == ProgramInfo.version)
  }

  @Test("The schema has the id of the program, at the path that belongs to it")
  func schema() throws {
    let text = try Repository.text("\(ProgramInfo.id).gschema.xml")
    let path = "/" + ProgramInfo.id.split(separator: ".").joined(separator: "/") + "/"
    #expect(text.contains("<schema id=\"\(ProgramInfo.id)\" path=\"\(path)\">"))
    #expect(ResourcePath.base + "/" == path, "the GResource too")
  }

  @Test("The program's own icon is there, in colour and as a symbol")
  func programIcon() {
    for name in [ProgramInfo.id, "\(ProgramInfo.id)-symbolic"] {
      #expect(Image.hasIcon(name))
      #expect(
        ResourceBundle.contents(of: "\(ResourcePath.icons)/scalable/apps/\(name).svg") != nil)
    }
  }
}
