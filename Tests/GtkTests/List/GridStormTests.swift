import CGtk
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  /// A grid under every kind of change, one after the other, as fast as a person could never type.
  @Suite("Grid under a storm of changes")
  struct GridStormTests {
    @Test(
      "2,500 random changes leave the rows that the list has, wherever the keyboard and the view are",
      arguments: SeededGenerator.seeds(4))
    func storm(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let before = PositionList.liveItemCount
      let shelf = Shelf(Array(0..<60))
      shelf.grid.mostColumns = 3
      shelf.grid.followWidth()
      #expect(shelf.window.appear())
      for _ in 0..<2_500 {
        change(shelf, using: &generator)
        move(shelf, using: &generator)
      }
      // The grid may put the rows of its last frame away in the next one.
      shelf.window.paint()
      shelf.factory.refill()
      let elements = shelf.list.elements
      #expect(Set(shelf.shownElements).isSubset(of: elements))
      #expect(shelf.shownLabels == shelf.shownElements.map { "\($0)" })
      #expect(elements.isEmpty == shelf.shownElements.isEmpty)
      shelf.window.destroy()
      shelf.list.replace(with: [])
      MainLoop.drain()
      #expect(PositionList.liveItemCount == before)
    }

    private func change(_ shelf: Shelf, using generator: inout SeededGenerator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: shelf.list.replace(with: [])
      case 1: shelf.list.replace(with: elements(in: 0...150, using: &generator))
      case 2...5:
        shelf.list.reassign(to: elements(in: 0...90, using: &generator))
        shelf.factory.refill()
      default: shelf.list.apply(ListEdit(of: shelf.list.elements, using: &generator))
      }
    }

    private func elements(
      in counts: ClosedRange<Int>, using generator: inout SeededGenerator
    ) -> [Int32] {
      let start = Int32.random(in: 0..<1_000_000, using: &generator)
      return (0..<Int.random(in: counts, using: &generator)).map { start + Int32($0) }
    }

    /// The keyboard, the view and the main loop go somewhere, or nowhere.
    private func move(_ shelf: Shelf, using generator: inout SeededGenerator) {
      switch Int.random(in: 0..<40, using: &generator) {
      case 0..<4: shelf.grid.grabFocus()
      case 4..<10: shelf.grid.children.randomElement(using: &generator)?.grabFocus()
      case 10..<18:
        let count = shelf.list.elements.count
        if count > 0 { shelf.grid.scroll(to: Int.random(in: 0..<count, using: &generator)) }
      case 18..<24: MainLoop.drain()
      case 24..<30:
        let ways: [GtkDirectionType] = [
          GTK_DIR_DOWN, GTK_DIR_UP, GTK_DIR_RIGHT, GTK_DIR_TAB_FORWARD,
        ]
        gtk_widget_child_focus(shelf.window.pointer(), generator.pick(ways))
      // A frame takes longer than a hundred changes.
      case 30: shelf.window.paint(frames: 1)
      default: break
      }
    }
  }
}
