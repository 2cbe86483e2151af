import Testing

@testable import Gtk

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
  }
}
