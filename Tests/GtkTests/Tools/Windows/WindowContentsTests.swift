import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Contents of a window")
  struct WindowContentsTests {
    /// A window with a header bar, an entry and a button, which was never shown.
    private func makeWindow(titled title: String = "Sit") -> (Window, Entry) {
      let window = Window(new: gtk_window_new())
      window.title = title
      gtk_window_set_titlebar(window.pointer(), gtk_header_bar_new())
      let entry = Entry(named: "Name")
      let box = Box(.vertical)
      box.append(Button("First"))
      box.append(entry)
      window.child = box
      window.focus(entry)
      return (window, entry)
    }

    /// Runs a test on contents in another window.
    private func showing(_ contents: WindowContents, _ test: (Window) -> Void) {
      let around = Window.plain(contents.widget)
      #expect(around.appear())
      test(around)
      around.child = nil
      contents.close()
      around.destroy()
    }

    @Test("They are the title bar, with the title of the window, and what is below it")
    func parts() {
      let (window, _) = makeWindow()
      let contents = WindowContents(of: window)
      showing(contents) { around in
        around.title = "Around"
        let bar = contents.widget.children.first
        let title = bar.flatMap { gtk_header_bar_get_title_widget($0.opaque) }
        #expect(title.map { Label(borrowing: $0).text } == "Sit")
        #expect(window.child == nil)
        #expect(contents.widget.children.count == 3)
      }
      #expect(!Window.all.contains(window))
    }

    @Test("The keyboard goes where the window would have it at first")
    func focus() {
      let (window, entry) = makeWindow()
      let contents = WindowContents(of: window)
      showing(contents) { _ in
        contents.grabFocus()
        #expect(entry.containsFocus)
      }
    }

    @Test("Style classes of the window are found on its contents, also later ones")
    func classes() {
      let (window, _) = makeWindow()
      window.addClass("before")
      let contents = WindowContents(of: window)
      window.addClass("after")
      window.removeClass("before")
      #expect(contents.widget.hasClass("after"))
      #expect(contents.widget.hasClass("background"))
      #expect(!contents.widget.hasClass("before"))
      contents.close()
    }

    @Test("Actions of the window are found from inside its contents")
    func actions() {
      let window = ApplicationWindow(Application.registered())
      let button = Button("Inside")
      window.child = button
      var count = 0
      window.addAction("count") { count += 1 }
      let contents = WindowContents(of: window)
      gtk_widget_activate_action_variant(button.pointer(), "win.count", nil)
      #expect(count == 1)
      contents.close()
      gtk_widget_activate_action_variant(button.pointer(), "win.count", nil)
      #expect(count == 1)
    }

    @Test("The window is told how wide its contents are")
    func width() {
      let (window, _) = makeWindow()
      let contents = WindowContents(of: window)
      contents.widget.askFor(width: 437, height: 200)
      showing(contents) { _ in #expect(window.defaultSize.width == 437) }
    }

    @Test("Keys of the window work around its contents; one that writes goes to the text")
    func keys() throws {
      let window = ApplicationWindow(Application.registered())
      let entry = Entry(named: "Name")
      window.child = entry
      var pressed: [String] = []
      window.addAction("command") { pressed.append("command") }
      window.bind("<Control>k", to: "win.command")
      window.bind("Escape", to: "window.close")
      window.onCloseRequest {
        pressed.append("close")
        return true
      }
      window.onKey { key, _ in
        if key == .letter("x") { pressed.append("letter") }
        return key == .letter("x")
      }
      let contents = WindowContents(of: window)
      let box = Box(.vertical)
      let button = Button("Beside it")
      contents.widget.append(button)
      box.append(contents.widget)
      let around = Window.plain(box)
      #expect(around.appear())
      around.title = "Around the contents"
      // Windows of other tests, which have gone, may have had the keyboard.
      try Xdotool.activate(around)
      try #require(MainLoop.run { around.isActive })
      entry.grabFocus()
      try Xdotool.press("ctrl+k", "x")
      #expect(MainLoop.run { entry.text == "x" })
      #expect(pressed == ["command"])
      button.grabFocus()
      try Xdotool.press("x")
      #expect(MainLoop.run { pressed == ["command", "letter"] })
      try Xdotool.press("Escape")
      #expect(MainLoop.run { pressed == ["command", "letter", "close"] })
      #expect(Window.all.contains(around))
      #expect(entry.text == "x")
      around.child = nil
      contents.close()
      around.destroy()
    }

    @Test("Nothing of them stays")
    func lifetime() {
      weak var kept: WindowContents?
      do {
        let contents = WindowContents(of: makeWindow().0)
        kept = contents
        showing(contents) { _ in }
      }
      #expect(kept == nil)
    }
  }
}
