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

    @Test("A font has other words when it is larger or bolder, and the same when it is the same")
    func font() {
      Appearance.addStyle(
        text: ".font-large { font-size: 31px; } .font-bold { font-weight: bold; }")
      let labels = ["", "", "font-large", "font-bold"].map { name in
        let label = Label("Sit")
        if !name.isEmpty { label.addClass(name) }
        return label
      }
      let windows = labels.map { OffscreenWindow(showing: $0) }
      for window in windows { window.layOut((100, 100)) }
      let words = labels.map(\.fontWords)
      #expect(words[0] == words[1] && Set(words).count == 3)
      for window in windows { window.destroy() }
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
