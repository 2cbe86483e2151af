import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Widget")
  struct WidgetTests {
    @Test("Visibility, sensitivity and tooltip are what was set")
    func properties() {
      let label = Label("")
      #expect(label.isVisible)
      #expect(label.isSensitive)
      #expect(label.tooltip == nil)
      label.isVisible = false
      label.isSensitive = false
      label.tooltip = "Häß"
      #expect(!label.isVisible)
      #expect(!label.isSensitive)
      #expect(label.tooltip == "Häß")
      label.tooltip = nil
      label.isVisible = true
      #expect(label.tooltip == nil)
      #expect(label.isVisible)
    }

    @Test("It expands and aligns in one direction only", arguments: [true, false])
    func directions(isHorizontal: Bool) {
      let label = Label("")
      label.expands(isHorizontal ? .horizontal : .vertical)
      label.alignToStart(isHorizontal ? .horizontal : .vertical)
      #expect(gtk_widget_get_hexpand(label.pointer()) == (isHorizontal ? 1 : 0))
      #expect(gtk_widget_get_vexpand(label.pointer()) == (isHorizontal ? 0 : 1))
      #expect((gtk_widget_get_halign(label.pointer()) == GTK_ALIGN_START) == isHorizontal)
      #expect((gtk_widget_get_valign(label.pointer()) == GTK_ALIGN_START) == !isHorizontal)
    }

    @Test("Style classes are added once and taken away")
    func classes() {
      let label = Label("")
      label.addClass("chip")
      label.addClass("chip")
      label.setClass("set", true)
      #expect(["chip", "set", "other"].map(label.hasClass) == [true, true, false])
      label.removeClass("chip")
      label.setClass("set", false)
      label.setClass("other", false)
      #expect(["chip", "set", "other"].map(label.hasClass) == [false, false, false])
    }

    @Test("The keyboard goes where it is sent")
    func focus() {
      let box = Box(.vertical)
      let label = Label("")
      let buttons = [Button("1"), Button("2")]
      box.append(label)
      for button in buttons { box.append(button) }
      #expect(!box.containsFocus)
      let window = Window.plain(box)
      #expect(window.appear())
      #expect(buttons[1].grabFocus())
      #expect(buttons.map(\.isFocused) == [false, true])
      #expect(!label.grabFocus())
      #expect(buttons[1].containsFocus)
      window.focus(buttons[0])
      #expect(buttons[0].containsFocus)
      #expect(box.containsFocus)
      #expect(!label.containsFocus)
      window.destroy()
    }

    @Test("Parent and children are what GTK says, in order")
    func tree() {
      let box = Box(.vertical)
      #expect(box.parent == nil)
      #expect(box.children == [])
      let labels = [Label("1"), Label("2"), Label("3")]
      for label in labels { box.append(label) }
      #expect(box.children == labels)
      #expect(labels.map(\.parent) == [box, box, box])
    }

    @Test("It has no size before it is laid out")
    func size() {
      let label = Label("Sit")
      #expect(label.size == (width: 0, height: 0))
      let window = Window.plain(label)
      window.defaultSize = (width: 300, height: 200)
      #expect(window.appear())
      #expect(label.size == (width: 300, height: 200))
      window.destroy()
    }

    @Test("The desktop's word on animations is heeded", arguments: [true, false])
    func animations(isEnabled: Bool) throws {
      let raw = try #require(gtk_settings_get_default())
      let settings = Object(borrowing: UnsafeMutableRawPointer(raw))
      let before = settings.bool("gtk-enable-animations")
      defer { settings.set("gtk-enable-animations", before) }
      settings.set("gtk-enable-animations", isEnabled)
      #expect(Widget.areAnimationsEnabled == isEnabled)
    }
  }
}
