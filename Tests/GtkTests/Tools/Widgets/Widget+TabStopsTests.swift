import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Stops of Tab")
  struct WidgetTabStopsTests {
    @Test("They come in the order of Tab, and everything is as before")
    func order() {
      let entry = Entry(named: "Name")
      entry.text = "Biscuit"
      let off = Button("Off")
      off.isSensitive = false
      let buttons = ["First", "Second"].map { Button($0) }
      let scroller = ScrolledWindow()
      let high = Box(.vertical)
      high.askFor(height: 2000)
      let last = Button("Last")
      high.append(last)
      scroller.child = high
      scroller.expands(.vertical)
      let box = Box(.vertical)
      for widget in [buttons[0], off, entry, buttons[1], scroller] as [Widget] {
        box.append(widget)
      }
      let outside = Button("Outside")
      let around = Box(.vertical)
      around.append(box)
      around.append(outside)
      box.expands(.vertical)
      let window = Window.plain(around)
      window.defaultSize = (300, 300)
      #expect(window.appear())
      outside.grabFocus()
      scroller.offset = 900
      gtk_editable_select_region(entry.opaque, 2, 4)
      let stops = box.tabStops
      #expect(stops == [buttons[0], entry.children[0], buttons[1], last])
      #expect(outside.isFocused)
      #expect(scroller.offset == 900)
      var (start, end): (gint, gint) = (0, 0)
      gtk_editable_get_selection_bounds(entry.opaque, &start, &end)
      #expect((start, end) == (2, 4))
      window.destroy()
    }

    @Test("Each row of a grid is a stop in GTK 4.8")
    func grid() {
      let list = PositionList()
      list.change(to: [1, 2, 3], runs: [(position: 0, removed: 0, added: 3)])
      let factory = RowFactory<Label>.rows(
        make: {
          let label = Label("")
          return (label, label)
        }, fill: { label, number, _ in label.text = "\(number)" })
      let grid = GridView(new: gtk_grid_view_new(nil, nil))
      grid.show(list, with: factory)
      let scroller = ScrolledWindow()
      scroller.child = grid
      let window = Window.plain(scroller)
      window.defaultSize = (300, 300)
      #expect(window.appear())
      window.paint()
      #expect(scroller.tabStops.count == 3)
      window.destroy()
    }

    @Test("Outside of a window there are none")
    func noWindow() {
      #expect(Button("Alone").tabStops == [])
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
