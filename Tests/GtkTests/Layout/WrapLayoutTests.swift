import Testing

@testable import Gtk

extension GtkTests {
  @Suite("WrapLayout")
  struct WrapLayoutTests {
    private func wrapping(_ sizes: [(width: Int, height: Int)]) -> Box {
      let box = Box.blanks(sizes)
      box.useWrapLayout()
      return box
    }

    private let three = [(width: 50, height: 20), (width: 60, height: 30), (width: 40, height: 10)]

    @Test("It asks for the widest child at least, and for one line at best")
    func width() {
      #expect(
        wrapping(three).sizes(.horizontal) == Box.Sizes(minimum: 60, natural: 150 + 2 * 6))
    }

    @Test(
      "Its height is that of its lines in the width it is given",
      arguments: [
        (-1, 30), (1000, 30), (162, 30), (161, 30 + 6 + 10), (116, 30 + 6 + 10),
        (115, 20 + 6 + 30), (105, 20 + 6 + 30 + 6 + 10), (60, 20 + 6 + 30 + 6 + 10),
        (0, 20 + 6 + 30 + 6 + 10),
      ])
    func height(width: Int, height: Int) {
      #expect(
        wrapping(three).sizes(.vertical, for: width)
          == Box.Sizes(minimum: height, natural: height))
    }

    @Test("Children stand beside each other as far as they fit, then go on below the highest")
    func frames() {
      #expect(
        wrapping(three).frames(in: 161) == [
          Frame(x: 0, y: 0, width: 50, height: 20), Frame(x: 56, y: 0, width: 60, height: 30),
          Frame(x: 0, y: 36, width: 40, height: 10),
        ])
      #expect(wrapping(three).frames(in: 162).map(\.y) == [0, 0, 0])
      #expect(wrapping(three).frames(in: 60).map(\.y) == [0, 26, 62])
    }

    @Test("From right to left, lines start at the right")
    func rightToLeft() {
      let box = wrapping(three)
      box.turnRightToLeft()
      #expect(
        box.frames(in: 161) == [
          Frame(x: 111, y: 0, width: 50, height: 20), Frame(x: 45, y: 0, width: 60, height: 30),
          Frame(x: 121, y: 36, width: 40, height: 10),
        ])
    }

    @Test("Without children it is nothing, whatever it is asked", arguments: [-1, 0, 100])
    func none(size: Int) {
      let box = wrapping([])
      #expect(box.sizes(.horizontal, for: size) == Box.Sizes(minimum: 0, natural: 0))
      #expect(box.sizes(.vertical, for: size) == Box.Sizes(minimum: 0, natural: 0))
      #expect(box.frames(in: 100).isEmpty)
    }

    @Test("One child stands alone, without gaps")
    func one() {
      let box = wrapping([(width: 50, height: 20)])
      #expect(box.sizes(.horizontal) == Box.Sizes(minimum: 50, natural: 50))
      #expect(box.frames(in: 200) == [Frame(x: 0, y: 0, width: 50, height: 20)])
    }

    @Test("A hidden child takes no room and no gap")
    func hidden() {
      let box = wrapping(three)
      box.children[1].isVisible = false
      #expect(box.sizes(.horizontal) == Box.Sizes(minimum: 50, natural: 96))
      #expect(box.frames(in: 96).map(\.x) == [0, 56])
      for child in box.children { child.isVisible = false }
      #expect(box.sizes(.vertical, for: 10) == Box.Sizes(minimum: 0, natural: 0))
    }

    @Test("A text that is wider than the room breaks into lines, and is never cut")
    func longText() throws {
      let box = Box(.horizontal)
      box.useWrapLayout()
      let label = Label("Four paws on the floor before the door is opened")
      label.wraps = true
      box.append(label)
      let line = box.sizes(.vertical).natural
      let width = box.sizes(.horizontal).natural / 2
      let height = box.sizes(.vertical, for: width).natural
      #expect(height >= 2 * line)
      #expect(box.frames(in: width) == [Frame(x: 0, y: 0, width: width, height: height)])
    }
  }
}
