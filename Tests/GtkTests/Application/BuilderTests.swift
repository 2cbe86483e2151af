import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Builder")
  struct BuilderTests {
    private let resource: TestResource
    private let path: String

    init() throws {
      resource = try TestResource([
        "window.ui": """
        <interface>
          <object class="GtkWindow" id="window">
            <child>
              <object class="GtkBox" id="box">
                <child><object class="GtkLabel" id="label">
                  <property name="label" translatable="yes">Sit</property>
                </object></child>
                <child><object class="GtkToggleButton" id="toggle"/></child>
              </object>
            </child>
          </object>
        </interface>
        """
      ])
      path = resource.path("window.ui")
    }

    @Test("Objects are found by their ids, as their class or any above it")
    func byID() {
      let builder = Builder(path)
      let window: Window = builder["window"]
      let box: Box = builder["box"]
      let label: Label = builder["label"]
      let toggle: ToggleButton = builder["toggle"]
      let button: Button = builder["toggle"]
      let widget: Widget = builder["toggle"]
      #expect(label.text == "Sit")
      #expect(window.child == box)
      #expect(box.children == [label, toggle])
      #expect(button == widget)
      window.destroy()
    }

    @Test("What it made lives on without it, and is freed when the window is destroyed")
    func lifetime() {
      let fates: [Fate]
      do {
        let window: Window
        do {
          let builder = Builder(path)
          window = builder["window"]
          let label: Label = builder["label"]
          fates = [Fate(of: builder), Fate(of: window), Fate(of: label)]
        }
        #expect(fates.map(\.isFinalised) == [true, false, false])
        window.destroy()
      }
      #expect(fates.map(\.isFinalised) == [true, true, true])
    }

    @Test("Two builders of one file make two windows")
    func twice() {
      let windows = [Builder(path), Builder(path)].map { $0["window"] as Window }
      #expect(windows[0] != windows[1])
      for window in windows { window.destroy() }
    }

    @Test("What is wrong with a file is told with its line, and nothing of it stays")
    func faults() throws {
      let resource = try TestResource([
        "faulty.ui": """
        <interface>
          <object class="GtkWindow" id="window"/>
          <object class="GtkLabel" id="label"><property name="txt">Sit</property></object>
        </interface>
        """
      ])
      let before = Window.all.count
      var told: [String] = []
      Builder.onFault = { told.append("\(SourceFault($0, in: $1))") }
      defer { Builder.onFault = nil }
      _ = Builder(resource.path("faulty.ui"))
      #expect(told == ["faulty.ui, line 3: Invalid property: GtkLabel.txt."])
      #expect(Window.all.count == before)
    }

    @Test("A program that is told of faults goes on with empty objects")
    func standIns() {
      var faults: [String] = []
      Builder.onFault = { faults.append("\($1.split(separator: "/").last ?? ""): \($0)") }
      defer { Builder.onFault = nil }
      let missing: Label = Builder("/nowhere/missing.ui")["label"]
      let builder = Builder(path)
      let other: Button = builder["label"]
      let widget: Widget = builder["nothing"]
      #expect(missing.text == "" && other.label == "" && widget.children == [])
      #expect(faults.count == 4)
      #expect(
        faults.dropFirst() == [
          "missing.ui: There is no object with the id “label”",
          "window.ui: The object “label” is not a Button",
          "window.ui: There is no object with the id “nothing”",
        ])
      (builder["window"] as Window).destroy()
    }

    @Test("What a tool has for a path is taken instead of what was compiled")
    func substitute() {
      let path = path
      let text = "<interface><object class=\"GtkLabel\" id=\"label\"/></interface>"
      ResourceBundle.substitute = { $0 == path ? Array(text.utf8) : nil }
      defer { ResourceBundle.substitute = nil }
      #expect((Builder(path)["label"] as Label).text == "")
      #expect(ResourceBundle.contents(of: path) == Array(text.utf8))
      #expect(ResourceBundle.compiledContents(of: path) != Array(text.utf8))
    }
  }
}
