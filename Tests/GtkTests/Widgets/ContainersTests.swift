import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Containers")
  struct ContainersTests {
    @Test("A stack shows the first of its pages, then the one that is asked for")
    func stack() {
      let stack = Stack(new: gtk_stack_new())
      #expect(stack.visibleChild == nil)
      let pages = ["list", "empty"].map { Label($0) }
      for page in pages { stack.add(page, title: page.text) }
      #expect(stack.visibleChild == pages[0])
      stack.visibleChild = pages[1]
      #expect(stack.visibleChild == pages[1])
    }

    @Test("A scrolled window goes as far down as there is to see, and back")
    func scrolled() {
      let scroller = ScrolledWindow(new: gtk_scrolled_window_new())
      #expect(scroller.child == nil)
      scroller.child = Box.blanks([(100, 1000)])
      #expect(scroller.child != nil)
      let window = Window.plain(scroller)
      window.defaultSize = (width: 200, height: 200)
      #expect(window.appear())
      #expect(scroller.offset == 0)
      scroller.offset = 120
      #expect(scroller.offset == 120)
      scroller.offset = 5000
      #expect(scroller.offset == 800)
      scroller.child = nil
      #expect(scroller.child == nil)
      window.destroy()
    }

    @Test("An expander opens, and is read out by its label only")
    func expander() {
      let child = Label("more")
      let expander = Expander("Häß", child: child)
      #expect(!expander.isOpen)
      expander.isOpen = true
      #expect(expander.isOpen)
      #expect(gtk_expander_get_child(expander.opaque) == child.pointer(as: GtkWidget.self))
      #expect(expander.accessibleName == "Häß")
      #expect(expander.parts("GtkBuiltinIcon").map(\.accessibleName) == [""])
    }

    @Test("A bar with a message tells when a person closes it, whatever the response")
    func infoBar() {
      let bar = InfoBar(new: gtk_info_bar_new())
      var calls = 0
      bar.onClose { calls += 1 }
      gtk_info_bar_response(bar.opaque, gint(GTK_RESPONSE_CLOSE.rawValue))
      gtk_info_bar_response(bar.opaque, 3)
      #expect(calls == 2)
    }
  }
}
