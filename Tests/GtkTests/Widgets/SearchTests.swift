import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Search")
  struct SearchTests {
    private let entry = SearchEntry(new: gtk_search_entry_new())
    private let bar = SearchBar(new: gtk_search_bar_new())

    @Test("An entry tells each change of its text at once")
    func entryChanges() {
      var texts: [String] = []
      #expect(entry.text == "")
      entry.onChange { [weak entry] in texts.append(entry?.text ?? "") }
      entry.text = "sit"
      gtk_editable_delete_text(entry.opaque, 2, 3)
      entry.text = ""
      #expect(texts == ["sit", "si", ""])
    }

    @Test("A bar tells when it opens and closes, once each")
    func openChange() {
      var states: [Bool] = []
      bar.onOpenChange { [weak bar] in states.append(bar?.isOpen ?? false) }
      #expect(!bar.isOpen)
      for isOpen in [true, true, false] {
        bar.isOpen = isOpen
        #expect(bar.isOpen == isOpen)
      }
      #expect(states == [true, false])
    }

    @Test("Opening the bar goes to its entry, closing it empties the entry")
    func entryOfBar() {
      let clamp = Box(.horizontal)
      clamp.append(entry)
      gtk_search_bar_set_child(bar.opaque, clamp.pointer())
      let box = Box(.vertical)
      box.append(bar)
      let button = Button("")
      box.append(button)
      let window = Window.plain(box)
      bar.capture(typingIn: window, for: entry)
      #expect(window.appear())
      window.focus(button)
      bar.isOpen = true
      #expect(entry.containsFocus)
      entry.text = "sit"
      bar.isOpen = false
      #expect(entry.text == "")
      #expect(
        gtk_search_bar_get_key_capture_widget(bar.opaque) == window.pointer(as: GtkWidget.self))
      window.destroy()
    }
  }
}
