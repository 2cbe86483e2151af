import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Where widgets lie")
  struct WidgetBoundsTests {
    @Test("Bounds count from the widget around, which may be anywhere")
    func bounds() throws {
      let inner = Box(.vertical)
      inner.askFor(width: 30, height: 20)
      inner.margin = 7
      let outer = Box(.vertical)
      outer.append(inner)
      let window = Window.plain(outer)
      #expect(window.appear())
      let bounds = try #require(inner.bounds(in: outer))
      #expect(bounds.x == 7 && bounds.y == 7 && bounds.height == 20)
      #expect(Label("Elsewhere").bounds(in: outer) == nil)
      window.destroy()
    }

    @Test("Parts that scroll cut off what is outside of them; hidden ones are not shown")
    func clipping() {
      let scroller = ScrolledWindow()
      scroller.child = Box(.vertical)
      #expect(scroller.child?.clipsContents == true)
      let label = Label("Sit")
      #expect(label.isShown && !label.clipsContents)
      label.isVisible = false
      #expect(!label.isShown)
    }
  }
}
