import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Names of the parts inside GTK's widgets")
  struct WidgetPartsTests {
    @Test(
      "No part is read out by the name of its class, however deep it is",
      .bug("https://github.com/tchx84/Flatseal/issues/496"),
      .bug("https://github.com/lgse/strata/issues/1131"))
    func parts() {
      let scroller = ScrolledWindow(new: gtk_scrolled_window_new())
      scroller.child = CheckButton(new: gtk_check_button_new())
      let outer = Box(.vertical)
      let inner = Box(.vertical)
      outer.append(inner)
      inner.append(scroller)
      outer.nameParts("Tricks")
      #expect(scroller.accessibleName == "Tricks")
      #expect(scroller.parts("GtkScrollbar").map(\.accessibleName) == ["Tricks", "Tricks"])
      #expect(scroller.parts("GtkRange").allSatisfy { $0.accessibleName == "" })
      #expect(scroller.parts("GtkBuiltinIcon").map(\.accessibleName) == [""])
      #expect(outer.accessibleName == "undefined")
    }

    @Test("What has a name already is left alone")
    func others() {
      let box = Box(.vertical)
      let button = Button("Done")
      button.setAccessibleName("Done")
      box.append(button)
      let label = Label("Sit")
      box.append(label)
      box.nameParts("Tricks")
      #expect(button.accessibleName == "Done")
      #expect(label.accessibleName == "Sit")
    }

    @Test("The pages of a stack have names, also when there are none")
    func pages() throws {
      let box = Box(.vertical)
      let stack = Stack(new: gtk_stack_new())
      box.append(stack)
      box.nameParts("Empty")
      for name in ["list", "empty"] {
        let page = Label(name)
        gtk_stack_add_named(stack.opaque, page.pointer(), name)
      }
      box.nameParts("Tricks")
      let pages = try #require(gtk_stack_get_pages(stack.opaque))
      defer { g_object_unref(UnsafeMutableRawPointer(pages)) }
      let titles = (0..<2 as Range<guint>).map { index in
        let page = g_list_model_get_item(pages, index)
        defer { g_object_unref(page) }
        return page.flatMap {
          String(optional: gtk_stack_page_get_title(OpaquePointer($0)))
        }
      }
      #expect(titles == ["Tricks", "Tricks"])
    }
  }
}
