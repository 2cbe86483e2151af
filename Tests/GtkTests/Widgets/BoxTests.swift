import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Box")
  struct BoxTests {
    @Test("Children stand in the order of appending and inserting")
    func order() {
      let box = Box(.horizontal)
      let labels = [Label("1"), Label("2"), Label("3")]
      box.append(labels[0])
      box.append(labels[2])
      box.insert(labels[1], before: labels[2])
      #expect(box.children == labels)
    }

    @Test("The direction and the spacing are those it was made with")
    func direction() {
      for (orientation, other) in [
        (Orientation.horizontal, Orientation.vertical), (.vertical, .horizontal),
      ] {
        let box = Box(orientation, spacing: 6)
        for child in Box.blanks([(30, 30), (30, 30)]).children {
          (child.parent.map { Box(borrowing: $0.raw) })?.removeAll()
          box.append(child)
        }
        #expect(box.sizes(orientation).natural == 66)
        #expect(box.sizes(other).natural == 30)
      }
    }

    @Test("All children can be taken out at once, and only who holds them keeps them")
    func removeAll() {
      let box = Box(.vertical)
      let held = Label("held")
      let fate: Fate
      do {
        let unheld = Label("")
        fate = Fate(of: unheld)
        for label in [held, unheld] { box.append(label) }
      }
      box.removeAll()
      #expect(box.children == [])
      #expect(fate.isFinalised)
      #expect(held.parent == nil)
      box.removeAll()
    }
  }
}
