import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Fonts of widgets")
  struct FontTests {
    @Test("A font has another name when it is larger or bolder, and the same when it is the same")
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
  }
}
