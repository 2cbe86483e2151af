import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Windows on no screen")
  struct OffscreenWindowTests {
    private func withWindow(
      showing child: Widget, _ test: (OffscreenWindow) throws -> Void
    ) rethrows {
      let window = OffscreenWindow(showing: child)
      defer { window.destroy() }
      try test(window)
    }

    @Test("What is inside is up, and the display is not asked for a window")
    func up() {
      let label = Label("Sit")
      Complaints.record()
      withWindow(showing: label) { window in
        window.layOut((200, 100))
        #expect(gtk_widget_get_mapped(label.pointer()) != 0)
        #expect(window.window.size == (200, 100))
        let surface = gtk_native_get_surface(OpaquePointer(window.window.raw))
        #expect(surface != nil && gdk_surface_get_mapped(surface) == 0)
      }
      #expect(Complaints.take() == [])
      #expect(gtk_widget_get_mapped(label.pointer()) == 0)
    }

    @Test("It grows with what is inside")
    func least() {
      let box = Box(.horizontal)
      box.askFor(width: 300, height: 150)
      withWindow(showing: box) { window in
        window.layOut((10, 20))
        #expect(window.window.size == (300, 150))
      }
    }

    @Test("A style class that comes with the first layout counts in the picture")
    func styles() {
      Appearance.addStyle(text: ".offscreen-red { background-color: #ff0000; }")
      let box = Box(.horizontal)
      withWindow(showing: box) { window in
        window.layOut((4, 4))
        let plain = window.picture()
        box.addClass("offscreen-red")
        window.layOut((4, 4))
        #expect(window.picture().bytes.prefix(4) == [0, 0, 255, 255])
        #expect(plain.bytes.prefix(4) != [0, 0, 255, 255])
      }
    }

    @Test("A picture has so many pixels for each logical one")
    func scale() {
      withWindow(showing: Label("Sit")) { window in
        window.layOut((60, 30))
        let (one, two) = (window.picture(), window.picture(scale: 2))
        #expect((one.width, one.height) == (60, 30))
        #expect((two.width, two.height) == (120, 60))
        #expect(Set(one.bytes).count > 2)
        #expect(Set(two.bytes).count > 2)
      }
    }

    @Test("The keyboard goes about inside")
    func focus() {
      let (first, second) = (Entry(named: "First"), Entry(named: "Second"))
      let box = Box(.vertical)
      box.append(first)
      box.append(second)
      withWindow(showing: box) { window in
        window.layOut((200, 100))
        first.grabFocus()
        #expect(first.containsFocus)
        #expect(box.focusFirstChild())
        #expect(second.containsFocus)
      }
    }

    @Test("It may go at once, whatever the display has still to say of it")
    func brief() {
      Complaints.record()
      for _ in 0..<20 { withWindow(showing: Label("Sit")) { _ in } }
      _ = MainLoop.run(forMilliseconds: 200) { false }
      #expect(Complaints.take() == [])
    }

    @Test("Nothing is left of it")
    func gone() {
      let count = Window.all.count
      withWindow(showing: Label("Sit")) { $0.layOut((20, 20)) }
      #expect(Window.all.count == count)
    }
  }
}
