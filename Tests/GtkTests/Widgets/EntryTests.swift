import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Entries of numbers")
  struct EntryTests {
    @Test("A spin button stays in its range, tells of changes, and all of it has names")
    func spinButton() {
      let spin = SpinButton(100...200, step: 10, named: "Text size")
      var values: [Int] = []
      spin.onChange { values.append(spin.value) }
      spin.value = 150
      spin.value = 300
      #expect(values == [150, 200])
      #expect(spin.spokenName == "Text size")
    }
  }
}
