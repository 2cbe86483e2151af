import CGtk
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("RowFactory")
  struct RowFactoryTests {
    @Test("Each element in view has one row, made once and filled once")
    func counts() {
      let shelf = Shelf([5, 6, 7])
      #expect(shelf.window.appear())
      #expect(shelf.factory.makeCount == 3)
      #expect(shelf.factory.fillCount == 3)
      #expect(shelf.rows.keys.sorted() == [5, 6, 7])
      #expect(shelf.rows[6]?.button.label == "6")
      shelf.window.destroy()
    }

    @Test("A list that is longer than the window makes rows for a part of it only")
    func onlyAPart() {
      let shelf = Shelf(Array(0..<100_000))
      let before = PositionList.liveItemCount
      #expect(shelf.window.appear())
      #expect(shelf.factory.makeCount < 1000)
      #expect(PositionList.liveItemCount - before <= shelf.factory.allRows.count)
      shelf.window.destroy()
    }

    /// Each list changes twelve times, with the view anywhere in it.
    @Test(
      "Far down a long list, rows show what they stand for after any change",
      arguments: 1...6 as ClosedRange<UInt64>)
    func farDown(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let shelf = Shelf(Array(0..<600))
      #expect(shelf.window.appear())
      for round in 0..<12 {
        let old = shelf.list.elements
        if !old.isEmpty {
          shelf.grid.scroll(to: Int.random(in: old.indices, using: &generator))
          shelf.window.paint()
        }
        let new = (0..<Int32.random(in: 0...600, using: &generator)).map {
          $0 + Int32(round * 1000)
        }
        if round.isMultiple(of: 2) {
          shelf.list.reassign(to: new)
          shelf.factory.refill()
        } else {
          let start = Int.random(in: 0...old.count, using: &generator)
          let removed = Int.random(in: 0...(old.count - start), using: &generator)
          let added = new.prefix(Int.random(in: 0...30, using: &generator))
          shelf.list.change(
            to: Array(old[..<start] + added + old[(start + removed)...]),
            runs: [(position: start, removed: removed, added: added.count)])
        }
        for _ in 0..<2 {
          let shown = shelf.shownElements
          let places = shown.map { shelf.list.elements.firstIndex(of: $0) ?? -1 }
          // In one piece, but for the row that was focused and the one that was scrolled to.
          try #require(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }, "\(places)")
          try #require(zip(places, places.dropFirst()).count { $0 + 1 != $1 } <= 2, "\(places)")
          try #require(places.first != -1)
          try #require(shelf.shownLabels == shown.map { "\($0)" })
          shelf.window.paint()
        }
      }
      shelf.window.destroy()
    }

    @Test(
      "When nothing has changed, the rows are not rebuilt",
      .bug("https://github.com/moreSwift/swift-cross-ui/issues/391"))
    func nothingChanged() throws {
      let shelf = Shelf([5, 6, 7])
      #expect(shelf.window.appear())
      let before = [shelf.factory.makeCount, shelf.factory.fillCount]
      shelf.list.change(to: [5, 6, 7], runs: [])
      try #require(shelf.factory.cell(of: 6)).grabFocus()
      shelf.grid.scroll(to: 1)
      shelf.window.paint()
      gtk_widget_activate(shelf.factory.cell(of: 6)?.pointer())
      shelf.window.paint()
      #expect([shelf.factory.makeCount, shelf.factory.fillCount] == before)
      #expect(shelf.activated == [1])
      shelf.window.destroy()
    }

    @Test("Elements that stay keep their rows when others come and go")
    func keepsRows() throws {
      let shelf = Shelf([5, 6, 7])
      #expect(shelf.window.appear())
      let row = try #require(shelf.rows[6])
      shelf.list.change(
        to: [6, 8],
        runs: [(position: 0, removed: 1, added: 0), (position: 1, removed: 1, added: 1)])
      MainLoop.drain()
      #expect(shelf.rows[6] === row)
      #expect(shelf.rows.keys.sorted() == [6, 8])
      #expect(row.button.label == "6")
      #expect(shelf.factory.makeCount <= 4)
      shelf.window.destroy()
    }

    @Test(
      "A recycled row does not act on the item it showed before, nor act twice",
      .bug("https://github.com/StefanSalewski/gintro/issues/139"),
      .bug("https://github.com/StefanSalewski/gintro/issues/145"))
    func recycled() throws {
      let shelf = Shelf([5])
      #expect(shelf.window.appear())
      shelf.list.replace(with: [6])
      shelf.window.paint()
      let row = try #require(shelf.rows[6])
      row.button.click()
      #expect(shelf.pressed == [6])
      gtk_widget_activate(shelf.factory.cell(of: 6)?.pointer())
      #expect(shelf.activated == [0])
      #expect(shelf.list.element(at: 0) == 6)
      shelf.window.destroy()
    }

    @Test("The same row object, filled twice with different elements, acts once, on the second")
    func filledTwice() throws {
      let shelf = Shelf(Array(0..<2000))
      #expect(shelf.window.appear())
      let first = shelf.rows
      shelf.grid.scroll(to: 1999)
      shelf.window.paint()
      let reused = try #require(
        first.first { $0.value.element.map { $0 > 1000 } ?? false },
        "Scrolling far has filled rows anew.")
      let element = try #require(reused.value.element)
      #expect(element != reused.key)
      #expect(shelf.emptied.contains(reused.key))
      #expect(!shelf.emptied.contains(element))
      reused.value.button.click()
      #expect(shelf.pressed == [element])
      shelf.window.destroy()
    }

    @Test("The cell of an element and the element in a cell agree, and are nothing for no row")
    func cells() throws {
      let shelf = Shelf(Array(0..<100_000))
      #expect(shelf.window.appear())
      for element in [0, 1, 5] as [Int32] {
        let cell = try #require(shelf.factory.cell(of: element))
        #expect(shelf.factory.element(in: cell) == element)
        #expect(cell.parent == shelf.grid)
        #expect(cell.children == [shelf.rows[element]?.button])
      }
      #expect(shelf.factory.cell(of: 99_999) == nil)
      #expect(shelf.factory.cell(of: -1) == nil)
      #expect(shelf.factory.element(in: shelf.grid) == nil)
      let cell = try #require(shelf.factory.cell(of: 1))
      shelf.list.replace(with: [])
      MainLoop.drain()
      #expect(shelf.factory.cell(of: 1) == nil)
      #expect(shelf.factory.element(in: cell) == nil)
      shelf.window.destroy()
    }

    @Test(
      "The cells handed to fill are not freed by it",
      .bug("https://github.com/gtk-rs/gtk4-rs/issues/1560"))
    func borrowedCells() throws {
      let shelf = Shelf([5, 6])
      #expect(shelf.window.appear())
      let cell = try #require(shelf.factory.cell(of: 6))
      var counts: [guint] = []
      let fills = shelf.factory.fillCount
      for new in [[1, 6], [2, 3, 6], [6], [4, 6], [6]] as [[Int32]] {
        let old = shelf.list.elements
        shelf.list.change(
          to: new, runs: [(position: 0, removed: old.count - 1, added: new.count - 1)])
        shelf.window.paint()
        #expect(shelf.factory.cell(of: 6) == cell)
        counts.append(cell.raw.assumingMemoryBound(to: GObject.self).pointee.ref_count)
      }
      #expect(shelf.factory.fillCount >= fills + 5)
      // One more while the keyboard is on it, and none for each time it was filled.
      #expect((counts.max() ?? 0) <= 3)
      shelf.window.destroy()
    }

    @Test("All rows are freed when the window is destroyed, and all items with the grid")
    func freed() {
      let before = PositionList.liveItemCount
      let tally: Tally
      do {
        let shelf = Shelf(Array(0..<50))
        tally = shelf.tally
        #expect(shelf.window.appear())
        #expect(tally.count == 50)
        #expect(shelf.factory.allRows.count == 50)
        shelf.window.destroy()
        #expect(tally.count == 0)
        #expect(shelf.factory.allRows.isEmpty)
      }
      #expect(PositionList.liveItemCount == before)
    }

    @Test(
      "Rows and items do not pile up over 500 changes of the list",
      .bug("https://github.com/Relm4/Relm4/issues/619"))
    func flat() {
      var generator = SeededGenerator(seed: 4)
      let before = PositionList.liveItemCount
      let shelf = Shelf(Array(0..<30))
      #expect(shelf.window.appear())
      for _ in 0..<500 {
        let edit = ListEdit(of: shelf.list.elements, using: &generator)
        shelf.list.apply(edit)
        MainLoop.drain()
        #expect(shelf.tally.count == shelf.factory.allRows.count)
        // Until its next frame a grid may hold the item that had the keyboard.
        #expect(PositionList.liveItemCount - before <= shelf.tally.count + 1)
      }
      for count in [1, 20, 3] as [Int32] {
        shelf.list.replace(with: Array(0..<count))
        shelf.window.paint()
        #expect(shelf.rows.keys.sorted() == Array(0..<count))
        #expect(shelf.tally.count == count)
        #expect(PositionList.liveItemCount == before + Int(count))
      }
      shelf.window.destroy()
    }
  }
}
