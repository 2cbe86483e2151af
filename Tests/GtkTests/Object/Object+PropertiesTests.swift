import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Properties by name")
  struct ObjectPropertiesTests {
    @Test("A Boolean property is read and set by its name", arguments: [true, false])
    func boolean(value: Bool) {
      let label = Label("")
      label.set("selectable", value)
      #expect(label.bool("selectable") == value)
      #expect(label.isSelectable == value)
    }

    @Test("A text property is read by its name, and none reads as empty")
    func text() {
      let label = Label("Sit")
      #expect(label.string("label") == "Sit")
      #expect(label.string("tooltip-text") == "")
    }

    @Test("A C string is copied, and one that is ours is freed after that")
    func strings() {
      #expect(String(optional: nil) == nil)
      #expect(String(adopting: nil) == nil)
      #expect("Häß".withCString { String(optional: $0) } == "Häß")
      #expect(String(adopting: g_strdup("Häß")) == "Häß")
    }
  }
}
