import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("LeastLayout")
  struct LeastLayoutTests {
    private func least(_ size: (width: Int, height: Int)) -> Box {
      let box = Box.blanks([size])
      box.useLeastLayout()
      return box
    }

    @Test("It asks for the size that the child asks for, and no more")
    func sizes() {
      let box = least((width: 360, height: 200))
      #expect(box.sizes(.horizontal) == Box.Sizes(minimum: 360, natural: 360))
      #expect(box.sizes(.vertical, for: 360) == Box.Sizes(minimum: 200, natural: 200))
      #expect(box.sizes(.vertical, for: 999) == Box.Sizes(minimum: 200, natural: 200))
    }

    @Test("The child gets that size, whatever room there is")
    func frames() {
      let frame = Frame(x: 0, y: 0, width: 360, height: 200)
      #expect(least((width: 360, height: 200)).frames(in: 1000) == [frame])
    }

    @Test("A child that cannot be so small gets what it needs")
    func tooSmall() {
      let box = Box(.horizontal)
      box.useLeastLayout()
      let child = Box.blanks([(width: 400, height: 50)])
      child.askFor(width: 360)
      box.append(child)
      #expect(box.frames(in: 1000) == [Frame(x: 0, y: 0, width: 400, height: 50)])
      #expect(child.bestSize(width: 360) == (400, 50))
      #expect(child.bestSize(width: 500) == (500, 50))
      #expect(child.bestSize() == (400, 50))
    }
  }
}
