import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Lifetime of signal handlers")
  struct HandlerLifetimeTests {
    private let tally = Tally()

    /// A window as views are written: it holds its widgets, and its handlers hold it weakly.
    private final class Screen {
      let window: Window
      let button = Button("Do")
      let entry = SearchEntry(new: gtk_search_entry_new())
      private let report: (String) -> Void

      init(_ report: @escaping (String) -> Void) {
        self.report = report
        let box = Box(.vertical)
        box.append(button)
        box.append(entry)
        window = .plain(box)
        button.onClick { [weak self] in self?.report("click") }
        entry.onChange { [weak self] in self?.report("change") }
        window.onActiveChange { [weak self] in self?.report("active") }
        window.onCloseRequest { [weak self] in
          self?.report("close")
          return false
        }
      }
    }

    @Test("A handler and what it holds live as long as the object, not as long as its wrapper")
    func handlerLivesWithObject() {
      var calls = 0
      let box = Box(.vertical)
      do {
        let button = Button("")
        let witness = Witness(tally)
        button.onClick {
          witness.testify()
          calls += 1
        }
        box.append(button)
      }
      #expect(tally.count == 1)
      box.children[0].emit("clicked")
      #expect(calls == 1)
      box.removeAll()
      #expect(tally.count == 0)
    }

    @Test("Destroying a window frees its handlers and those in it, though we hold the window")
    func destroyFreesHandlers() {
      let window = Window.plain()
      do {
        let box = Box(.vertical)
        let button = Button("")
        let witnesses = [Witness(tally), Witness(tally), Witness(tally)]
        button.onClick { [witness = witnesses[0]] in witness.testify() }
        window.onCloseRequest { [witness = witnesses[1]] in
          witness.testify()
          return false
        }
        button.onKey { [witness = witnesses[2]] _, _ in
          witness.testify()
          return false
        }
        box.append(button)
        window.child = box
      }
      #expect(window.appear())
      #expect(tally.count == 3)
      window.destroy()
      MainLoop.drain()
      #expect(tally.count == 0)
      window.destroy()
    }

    @Test("The key handler of a window is freed with the window, when nobody holds it")
    func keyHandlerOfWindow() {
      let fate: Fate
      do {
        let window = Window.plain()
        let witness = Witness(tally)
        window.onKey { [weak window] _, _ in
          witness.testify()
          return window != nil
        }
        fate = Fate(of: window)
        window.destroy()
      }
      #expect(fate.isFinalised)
      #expect(tally.count == 0)
    }

    @Test(
      "Handlers that stay connected after the Swift screen is gone do not run freed code",
      .bug("https://github.com/moreSwift/swift-cross-ui/pull/588"))
    func screenDropped() throws {
      var calls: [String] = []
      var screen: Screen? = Screen { calls.append($0) }
      let window = try #require(screen?.window)
      let raws = try [#require(screen?.button.raw), #require(screen?.entry.raw)]
      #expect(window.appear())
      screen?.button.click()
      #expect(calls.contains("click"))
      weak let dropped = screen
      screen = nil
      #expect(dropped == nil)
      calls = []
      Object(borrowing: raws[0]).emit("clicked")
      Object(borrowing: raws[1]).emit("changed")
      #expect(window.emit("close-request") == 0)
      window.close()
      MainLoop.drain()
      #expect(calls.isEmpty)
    }

    @Test(
      "A handler that destroys the window with its own widget does not crash",
      .bug("https://github.com/moreSwift/swift-cross-ui/issues/433"))
    func handlerDestroysWindow() throws {
      var calls = 0
      let button: Button
      let fate: Fate
      do {
        let window = Window.plain()
        fate = Fate(of: window)
        button = Button("Close")
        window.child = button
        let witness = Witness(tally)
        button.onClick { [weak window] in
          window?.destroy()
          witness.testify()
          calls += 1
        }
        #expect(window.appear())
        button.click()
      }
      MainLoop.drain()
      #expect(calls == 1)
      #expect(fate.isFinalised)
    }

    @Test("A handler that removes its own widget, held by nobody else, finishes and is freed")
    func handlerRemovesWidget() {
      var calls: [String] = []
      let box = Box(.vertical)
      do {
        let button = Button("")
        let witness = Witness(tally)
        button.onClick { [weak box] in
          box?.removeAll()
          calls.append("removed")
          witness.testify()
          calls.append("done")
        }
        box.append(button)
      }
      g_signal_emit_by_name_clicked(box.children[0].pointer())
      #expect(calls == ["removed", "done"])
      #expect(box.children.isEmpty)
      #expect(tally.count == 0)
    }

    @Test("No handler of a window is called any more once it is destroyed")
    func nothingAfterDestroy() {
      var calls = 0
      let window = Window.plain()
      window.onCloseRequest {
        calls += 1
        return true
      }
      window.connectNotify("title") { calls += 1 }
      #expect(window.appear())
      window.destroy()
      window.title = "Gone"
      window.close()
      window.emit("close-request")
      MainLoop.drain()
      #expect(calls == 0)
    }

    @Test(
      "A closure that captures its own widget is freed",
      .bug("https://github.com/diamondburned/gotk4/pull/161"))
    func capturesOwnWidget() {
      let fates: [Fate]
      do {
        let window = Window.plain()
        let button = Button("")
        let witness = Witness(tally)
        button.onClick { [weak button] in
          button?.label = "pressed"
          witness.testify()
        }
        window.child = button
        fates = [Fate(of: window), Fate(of: button)]
        #expect(window.appear())
        button.click()
        #expect(button.label == "pressed")
        window.destroy()
      }
      MainLoop.drain()
      #expect(tally.count == 0)
      #expect(fates.map(\.isFinalised) == [true, true])
    }

    @Test("A window whose own handler captures it strongly is freed when it is destroyed")
    func capturesOwnWindow() {
      let fate: Fate
      do {
        let window = Window.plain()
        let witness = Witness(tally)
        window.onCloseRequest {
          witness.testify()
          return window.isVisible
        }
        fate = Fate(of: window)
        window.destroy()
      }
      MainLoop.drain()
      #expect(tally.count == 0)
      #expect(fate.isFinalised)
    }
  }
}
