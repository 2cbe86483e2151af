import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Files that are being edited")
  struct OverlaysTests {
    private let resource: TestResource
    private let path: String

    init() throws {
      resource = try TestResource(["window.ui": Self.file("Sit"), "a.json": "{}"])
      path = resource.path("window.ui")
    }

    private static func file(_ text: String) -> String {
      """
      <interface><object class="GtkLabel" id="label">
        <property name="label" translatable="yes">\(text)</property>
      </object></interface>
      """
    }

    private var text: String { (Builder(path)["label"] as Label).text }

    @Test("One is taken instead of the compiled one, while it is there")
    func overlay() throws {
      let folder = try TemporaryFolder()
      ResourceBundle.overlays[String(resource.path("").dropLast())] = folder.path
      defer { ResourceBundle.overlays = [:] }
      #expect(text == "Sit")
      try folder.write(Self.file("Bow").utf8, to: "window.ui")
      #expect(text == "Bow")
      #expect(ResourceBundle.contents(of: path) == Array(Self.file("Bow").utf8))
      ResourceBundle.overlays = [:]
      #expect(text == "Sit")
    }

    @Test("Texts of UI files are long when texts are to be, edited or not; other files stay")
    func long() throws {
      LongText.isOn = true
      defer { LongText.isOn = false }
      #expect(text == "Šîţţ")
      #expect(ResourceBundle.contents(of: resource.path("a.json")) == Array("{}".utf8))
      let folder = try TemporaryFolder()
      try folder.write(Self.file("a").utf8, to: "window.ui")
      ResourceBundle.overlays[String(resource.path("").dropLast())] = folder.path
      defer { ResourceBundle.overlays = [:] }
      #expect(text == "å")
      LongText.isOn = false
      #expect(text == "a")
    }
  }
}
