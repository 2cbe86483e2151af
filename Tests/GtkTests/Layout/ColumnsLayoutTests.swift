import Testing

@testable import Gtk

extension GtkTests {
  @Suite("ColumnsLayout")
  struct ColumnsLayoutTests {
    private func columns(_ sizes: [(width: Int, height: Int)]) -> Box {
      let box = Box.blanks(sizes)
      box.useColumnsLayout()
      return box
    }

    private let two = [(width: 100, height: 80), (width: 200, height: 50)]

    @Test("It asks for the wider child at least, and for both beside each other at best")
    func width() {
      #expect(columns(two).sizes(.horizontal) == Box.Sizes(minimum: 200, natural: 324))
    }

    @Test(
      "It is as high as the higher child where both fit, else as both with a gap",
      arguments: [(-1, 80), (1024, 80), (335, 80), (334, 154), (200, 154), (0, 154)])
    func height(width: Int, height: Int) {
      #expect(
        columns(two).sizes(.vertical, for: width)
          == Box.Sizes(minimum: height, natural: height))
    }

    @Test("Beside each other, the first takes its share and the second the rest")
    func beside() {
      #expect(
        columns(two).frames(in: 1024) == [
          Frame(x: 0, y: 0, width: 360, height: 80),
          Frame(x: 384, y: 0, width: 640, height: 50),
        ])
    }

    @Test("One above the other, both take the whole width")
    func above() {
      #expect(
        columns(two).frames(in: 300) == [
          Frame(x: 0, y: 0, width: 300, height: 80),
          Frame(x: 0, y: 104, width: 300, height: 50),
        ])
    }

    @Test("From right to left, the first stands at the right")
    func rightToLeft() {
      let box = columns(two)
      box.turnRightToLeft()
      #expect(
        box.frames(in: 1024) == [
          Frame(x: 664, y: 0, width: 360, height: 80),
          Frame(x: 0, y: 0, width: 640, height: 50),
        ])
      #expect(box.frames(in: 300).map(\.x) == [0, 0])
    }

    @Test("Without children it is nothing, whatever it is asked", arguments: [-1, 0, 100])
    func none(size: Int) {
      let box = columns([])
      #expect(box.sizes(.horizontal, for: size) == Box.Sizes(minimum: 0, natural: 0))
      #expect(box.sizes(.vertical, for: size) == Box.Sizes(minimum: 0, natural: 0))
      #expect(box.frames(in: 100).isEmpty)
    }

    @Test("One child takes the whole width, also when the other is hidden")
    func one() {
      let whole = [Frame(x: 0, y: 0, width: 1024, height: 80)]
      #expect(columns([(width: 100, height: 80)]).frames(in: 1024) == whole)
      let box = columns(two)
      box.children[1].isVisible = false
      #expect(box.sizes(.horizontal) == Box.Sizes(minimum: 100, natural: 100))
      #expect(box.frames(in: 1024) == whole)
    }

    @Test("Three children stand one above the other")
    func three() {
      let box = columns([(10, 10), (20, 20), (30, 30)])
      #expect(box.sizes(.horizontal) == Box.Sizes(minimum: 30, natural: 108))
      #expect(box.frames(in: 1000).map(\.y) == [0, 34, 78])
    }

    @Test("While the width is not known, a text counts as one line", arguments: [1, 2])
    func textOfUnknownWidth(count: Int) {
      let box = Box(.horizontal)
      box.useColumnsLayout()
      for _ in 0..<count {
        let label = Label("Four paws on the floor before the door is opened")
        label.wraps = true
        box.append(label)
      }
      let line = Label("Four paws")
      let other = Box(.vertical)
      other.append(line)
      #expect(box.sizes(.vertical) == other.sizes(.vertical))
    }
  }
}
