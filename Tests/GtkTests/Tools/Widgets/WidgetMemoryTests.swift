import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Memory of widgets")
  struct WidgetMemoryTests {
    /// A window with one of everything that can be remembered.
    private final class Sample {
      let window: Window
      let entry = Entry(named: "Name")
      let checks = ["Easy", "Hard"].map { CheckButton(child: Label($0)) }
      let expander = Expander("More", child: Label("Sit"))
      let scroller = ScrolledWindow()
      var toggles: [String] = []

      /// - Parameter isLonger: there is a further widget above all others.
      init(isLonger: Bool = false) {
        let box = Box(.vertical)
        if isLonger { box.append(Label("New")) }
        let high = Box(.vertical)
        high.askFor(height: 2000)
        scroller.child = high
        scroller.expands(.vertical)
        gtk_check_button_set_group(checks[1].pointer(), checks[0].pointer())
        checks[0].isActive = true
        for widget in [entry, checks[0], checks[1], expander, scroller] as [Widget] {
          box.append(widget)
        }
        window = Window.plain(box)
        window.defaultSize = (300, 300)
        for (number, check) in checks.enumerated() {
          check.onToggle { [weak self] in self?.toggles.append("\(number)") }
        }
        _ = window.appear()
      }

      deinit { MainActor.assumeIsolated { window.destroy() } }
    }

    @Test("What a person has done is done again to widgets made anew", arguments: [false, true])
    func restoring(isLonger: Bool) {
      let old = Sample()
      old.entry.text = "Biscuit"
      old.window.focus(old.entry.children[0])
      gtk_editable_select_region(old.entry.opaque, 1, 3)
      old.checks[1].isActive = true
      old.expander.isOpen = true
      old.scroller.offset = 500
      let memory = WidgetMemory(of: old.window)
      let new = Sample(isLonger: isLonger)
      memory.restore(to: new.window)
      _ = MainLoop.run { new.scroller.offset == 500 }
      memory.restorePlace(to: new.window)
      #expect(new.entry.text == "Biscuit")
      #expect(gtk_editable_get_position(new.entry.opaque) == 3)
      #expect(new.checks.map(\.isActive) == [false, true])
      #expect(Set(new.toggles) == ["0", "1"] && new.toggles.count == 2)
      #expect(new.expander.isOpen)
      #expect(new.scroller.offset == 500)
      #expect(new.entry.children[0].isFocused)
    }

    @Test("What is as it was is left alone")
    func nothing() {
      let old = Sample()
      let new = Sample()
      WidgetMemory(of: old.window).restore(to: new.window)
      #expect(new.toggles == [])
    }

    @Test("A widget with an id is known by it, wherever it is put")
    func ids() throws {
      let resource = try TestResource([
        "old.ui": """
        <interface><object class="GtkBox" id="box">
          <child><object class="GtkCheckButton" id="check"/></child>
        </object></interface>
        """,
        "new.ui": """
        <interface><object class="GtkBox" id="box">
          <child><object class="GtkBox">
            <child><object class="GtkCheckButton"/></child>
            <child><object class="GtkCheckButton" id="check"/></child>
          </object></child>
        </object></interface>
        """,
      ])
      let old = Builder(resource.path("old.ui"))
      let new = Builder(resource.path("new.ui"))
      (old["check"] as CheckButton).isActive = true
      WidgetMemory(of: old["box"] as Box).restore(to: new["box"] as Box)
      #expect((new["check"] as CheckButton).isActive)
    }
  }
}
