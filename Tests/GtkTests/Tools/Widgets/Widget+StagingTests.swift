import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Widgets to be looked at")
  struct StagingTests {
    @Test("The keyboard goes to the first widget inside that can take it")
    func focusFirstChild() {
      let box = Box(.vertical)
      box.append(Label(""))
      let button = Button("")
      box.append(button)
      let other = Button("")
      let outer = Box(.vertical)
      for widget in [other, box] { outer.append(widget) }
      let window = Window.plain(outer)
      #expect(window.appear())
      window.focus(other)
      #expect(box.focusFirstChild())
      #expect(button.isFocused)
      button.isSensitive = false
      #expect(!box.focusFirstChild())
      window.destroy()
    }

    @Test("Text runs the way it is told, in widgets that say nothing themselves")
    func direction() {
      let before = Widget.isRightToLeft
      defer { Widget.isRightToLeft = before }
      let label = Label("")
      for isRightToLeft in [true, false] {
        Widget.isRightToLeft = isRightToLeft
        #expect(Widget.isRightToLeft == isRightToLeft)
        #expect(
          gtk_widget_get_direction(label.pointer())
            == (isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR))
      }
    }
  }
}
