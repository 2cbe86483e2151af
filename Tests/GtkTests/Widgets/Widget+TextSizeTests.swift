import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Sizes of texts")
  struct TextSizeTests {
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

    @Test("What cannot be focused itself, or is in such a thing, takes no focus")
    func focusable() {
      let button = Button("Sit")
      let box = Box(.horizontal)
      box.append(button)
      #expect(button.canTakeFocus && !box.canTakeFocus)
      gtk_widget_set_can_focus(box.pointer(), 0)
      #expect(button.isFocusable && !button.canTakeFocus)
    }
  }
}
