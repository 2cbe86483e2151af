import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Text that is shown")
  struct WidgetShownTextTests {
    private static let text = "The dog hops over one, runs behind you and hops over the other."

    private func label() -> Label {
      let label = Label(Self.text)
      label.ellipsizes()
      return label
    }

    @Test("Labels have one, buttons have none")
    func texts() {
      #expect(label().shownText == Self.text)
      #expect(Button("Press").shownText == nil)
    }

    @Test("What does not fit is found out")
    func cut() {
      let widget = label()
      let box = Box(.vertical)
      box.append(widget)
      let window = Window.plain(box)
      window.defaultSize = (200, 100)
      #expect(window.appear())
      #expect(widget.cutsText)
      window.defaultSize = (1100, 100)
      #expect(MainLoop.run { widget.size.width > 1000 })
      #expect(!widget.cutsText)
      window.destroy()
    }
  }
}
