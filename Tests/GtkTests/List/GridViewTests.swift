import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("GridView")
  struct GridViewTests {
    @Test(
      "A grid on an empty list logs nothing, also when rows come and go again",
      .bug("https://github.com/diamondburned/gotk4/issues/138"))
    func empty() {
      let shelf = Shelf([])
      #expect(shelf.window.appear())
      #expect(shelf.factory.makeCount == 0)
      shelf.grid.grabFocus()
      shelf.grid.focusFirstChild()
      shelf.list.replace(with: [1, 2])
      shelf.window.paint()
      #expect(shelf.rows.keys.sorted() == [1, 2])
      shelf.list.replace(with: [])
      shelf.window.paint()
      #expect(shelf.factory.cell(of: 1) == nil)
      shelf.window.destroy()
      #expect(Complaints.take() == [])
    }

    @Test("A grid that follows its width keeps no rows for columns that do not fit")
    func followsWidth() {
      let shelf = Shelf(Array(0..<1000))
      shelf.grid.mostColumns = 8
      shelf.grid.followWidth()
      #expect(shelf.window.appear())
      #expect(MainLoop.run { shelf.grid.mostColumns < 8 })
      shelf.window.paint()
      let most = shelf.grid.mostColumns
      var least: gint = 0
      gtk_widget_measure(
        shelf.factory.cell(of: 0)?.pointer(), GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      #expect(most == max(1, shelf.grid.size.width / max(1, Int(least))))
      #expect(shelf.factory.allRows.count <= 31 * most + 31)
      shelf.window.destroy()
    }

    @Test("Rows can be activated, and none is ever selected")
    func noSelection() throws {
      let shelf = Shelf([5, 6, 7])
      #expect(shelf.window.appear())
      let model = try #require(gtk_grid_view_get_model(shelf.grid.opaque))
      let cell = try #require(shelf.factory.cell(of: 6))
      let isModifying = [g_variant_new_boolean(0), g_variant_new_boolean(0)]
      isModifying.withUnsafeBufferPointer {
        _ = gtk_widget_activate_action_variant(
          cell.pointer(), "listitem.select", g_variant_new_tuple($0.baseAddress, 2))
      }
      gtk_widget_activate(cell.pointer())
      #expect(shelf.activated == [1])
      #expect((0..<3).map { gtk_selection_model_is_selected(model, $0) } == [0, 0, 0])
      #expect(
        gtk_widget_get_state_flags(cell.pointer()).rawValue & GTK_STATE_FLAG_SELECTED.rawValue
          == 0)
      shelf.window.destroy()
    }

    @Test(
      "After rows went, activation does not hand on the position a row had before",
      .bug("https://github.com/winegui/WineGUI/pull/47"))
    func activatesShownRow() throws {
      let shelf = Shelf([5, 6, 7])
      #expect(shelf.window.appear())
      shelf.list.change(to: [7], runs: [(position: 0, removed: 2, added: 0)])
      MainLoop.drain()
      gtk_widget_activate(shelf.factory.cell(of: 7)?.pointer())
      #expect(shelf.activated.map { shelf.list.element(at: $0) } == [7])
      shelf.window.destroy()
    }

    @Test(
      "Scrolling to a row one turn after a change of the list is not lost",
      .bug("https://github.com/SoongNoonien/plattenalbum/pull/211"))
    func scrolls() throws {
      let shelf = Shelf(Array(0..<10))
      #expect(shelf.window.appear())
      let scroller = ScrolledWindow(borrowing: try #require(shelf.window.child).raw)
      shelf.list.replace(with: Array(1000..<2000))
      MainLoop.schedule { shelf.grid.scroll(to: 900) }
      #expect(MainLoop.run { scroller.offset > 0 })
      shelf.window.paint()
      let cell = try #require(shelf.factory.cell(of: 1900))
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(cell.pointer(), scroller.pointer(), &bounds) != 0)
      let height = Float(scroller.size.height)
      #expect(bounds.origin.y >= 0)
      #expect(bounds.origin.y + bounds.size.height <= height)
      shelf.window.destroy()
    }

    @Test("A grid that shows another list lets go of the first")
    func anotherList() {
      let before = PositionList.liveItemCount
      let shelf = Shelf([])
      let fate: Fate
      do {
        let first = PositionList([1, 2, 3])
        fate = Fate(of: first)
        shelf.grid.show(first, with: shelf.factory)
      }
      #expect(shelf.window.appear())
      #expect(!fate.isFinalised)
      shelf.grid.show(shelf.list, with: shelf.factory)
      shelf.window.paint()
      #expect(fate.isFinalised)
      #expect(PositionList.liveItemCount == before)
      shelf.window.destroy()
    }
  }
}
