import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Style sheet")
  struct StyleSheetTests {
    private func width(of widget: Widget) -> Int { widget.bestSize().width }

    @Test("Another text changes what is there, and a faulty one nothing")
    func reload() throws {
      let sheet = Appearance.addStyle(text: ".sheet-test { min-width: 100px; padding: 0; }")
      let box = Box(.vertical)
      box.addClass("sheet-test")
      let window = Window.plain(box)
      #expect(window.appear())
      #expect(width(of: box) == 100)
      try sheet.reload(".sheet-test { min-width: 140px; padding: 0; }", of: "style.css")
      _ = MainLoop.run { width(of: box) == 140 }
      #expect(width(of: box) == 140)
      let fault = #expect(throws: SourceFault.self) {
        try sheet.reload("\n.sheet-test { min-width: 180px; pading: 0; }", of: "/a/style.css")
      }
      #expect(fault?.description == "style.css, line 2: No property named \"pading\".")
      _ = MainLoop.run(forMilliseconds: 50) { false }
      #expect(width(of: box) == 140)
      try sheet.reload("", of: "style.css")
      window.destroy()
    }
  }
}
