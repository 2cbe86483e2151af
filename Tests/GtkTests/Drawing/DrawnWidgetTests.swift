import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Widgets that Swift draws", .withGtk)
  struct DrawnWidgetTests {
    private final class Square: Drawing {
      var draws = 0
      var states = 0

      func measure(_ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int) {
        (20, 30)
      }
      func draw(on canvas: Canvas) {
        draws += 1
        canvas.draw(in: Canvas.Area(x: 0, y: 0, width: 5, height: 5)) { $0.fillAll() }
      }
      func stateChanged() { states += 1 }
    }

    @Test("It is told when it comes on the screen and leaves it")
    func mapping() {
      let square = Square()
      let widget = DrawnWidget(square)
      #expect(!widget.isOnScreen)
      let window = Window.plain(widget)
      #expect(window.appear())
      #expect(widget.isOnScreen)
      let before = square.states
      #expect(before > 0)
      widget.isVisible = false
      #expect(square.states > before)
      #expect(!widget.isOnScreen)
      window.destroy()
    }

    @Test("It is told when the pointer comes and goes")
    func hovering() {
      let square = Square()
      let widget = DrawnWidget(square)
      let window = Window.plain(widget)
      #expect(window.appear())
      let before = square.states
      gtk_widget_set_state_flags(widget.pointer(), GTK_STATE_FLAG_PRELIGHT, 0)
      #expect(widget.isHovered)
      gtk_widget_unset_state_flags(widget.pointer(), GTK_STATE_FLAG_PRELIGHT)
      #expect(!widget.isHovered)
      #expect(square.states == before + 2)
      window.destroy()
    }

    @Test("A picture is told to screen readers as one, other drawings are passed over")
    func roles() {
      let square = Square()
      let picture = DrawnWidget(square, isPicture: true)
      let plain = DrawnWidget(square)
      #expect(gtk_accessible_get_accessible_role(picture.opaque) == GTK_ACCESSIBLE_ROLE_IMG)
      #expect(gtk_accessible_get_accessible_role(plain.opaque) == GTK_ACCESSIBLE_ROLE_PRESENTATION)
    }

    @Test("Frames come as long as they are wanted, and not one more")
    func frames() {
      let square = Square()
      let widget = DrawnWidget(square)
      let window = Window.plain(widget)
      #expect(window.appear())
      var times: [Double] = []
      var ticks: FrameTicks? = FrameTicks(of: widget) { times.append($0) }
      #expect(MainLoop.run { times.count >= 5 })
      #expect(times == times.sorted())
      _ = ticks
      ticks = nil
      let count = times.count
      window.paint(frames: 3)
      #expect(times.count == count)
      window.destroy()
    }

    @Test("What counts frames is freed with what it captured, also after its window is gone")
    func lifetime() {
      final class Counter {}
      weak var gone: Counter?
      let square = Square()
      do {
        let counter = Counter()
        gone = counter
        let widget = DrawnWidget(square)
        let window = Window.plain(widget)
        #expect(window.appear())
        let ticks = FrameTicks(of: widget) { _ in _ = counter }
        window.destroy()
        _ = ticks
      }
      #expect(gone == nil)
    }
  }
}
