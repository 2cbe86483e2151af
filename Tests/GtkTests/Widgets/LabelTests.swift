import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Labels")
  struct LabelTests {
    @Test("A label is what was set, and empty without a text")
    func label() {
      let label = Label()
      #expect(label.text == "")
      label.text = "Häß <b>"
      label.isSelectable = true
      label.naturalCharacters = 30
      label.alignment = 1
      #expect(label.text == "Häß <b>")
      #expect(label.isSelectable)
      #expect(label.naturalCharacters == 30)
      #expect(label.alignment == 1)
    }

    @Test("A text that wraps asks for less width, and breaks words that do not fit")
    func wraps() {
      let label = Label("Donaudampfschifffahrtsgesellschaft und Hund")
      #expect(!label.wraps)
      let box = Box(.vertical)
      box.append(label)
      let unwrapped = box.sizes(.horizontal).minimum
      label.wraps = true
      #expect(label.wraps)
      #expect(box.sizes(.horizontal).minimum < unwrapped / 4)
    }

    @Test("A label that is told how many characters to ask for asks for no more")
    func naturalCharacters() {
      let label = Label("Four paws on the floor before the door is opened")
      label.wraps = true
      let box = Box(.vertical)
      box.append(label)
      let full = box.sizes(.horizontal).natural
      label.naturalCharacters = 10
      #expect(box.sizes(.horizontal).natural < full / 2)
    }
  }
}
