import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

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

    @Test(
      "Large is 24 pixels, or 18⅔ and bold",
      arguments: [
        ("font-size: 23.9px", false), ("font-size: 24px", true),
        ("font-size: 18.6px; font-weight: bold", false),
        ("font-size: 18.7px; font-weight: bold", true), ("font-size: 18.7px", false),
      ])
    func large(style: String, isLarge: Bool) {
      let name = "text-size-\(style.filter { $0.isLetter || $0.isNumber })"
      Appearance.addStyle(text: ".\(name) { \(style); }")
      let label = Label("Sit")
      label.addClass(name)
      let window = OffscreenWindow(showing: label)
      window.layOut((100, 100))
      #expect(label.hasLargeText == isLarge)
      window.destroy()
    }
  }
}
