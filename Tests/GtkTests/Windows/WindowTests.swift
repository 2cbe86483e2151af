import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Window")
  struct WindowTests {
    @Test(
      "Opening and destroying 20 windows does not leave hidden toplevels",
      .bug("https://github.com/xournalpp/xournalpp/issues/3743"),
      .bug("https://github.com/alainm23/planify/pull/1771"))
    func toplevels() {
      let before = Window.all.count
      let main = Window.plain()
      main.present()
      var fates: [Fate] = []
      for round in 0..<20 {
        let dialog = Window.plain(Button("Done"))
        fates.append(Fate(of: dialog))
        dialog.setParent(main, isModal: true)
        dialog.present()
        if round % 3 == 0 { MainLoop.drain() }
        #expect(Window.all.count == before + 2)
        if round % 2 == 0 { dialog.destroy() } else { dialog.close() }
        #expect(Window.all.count == before + 1)
      }
      #expect(Window.all.contains(main))
      MainLoop.drain()
      #expect(fates.count(where: \.isFinalised) == 20)
      main.destroy()
      #expect(Window.all.count == before)
    }

    @Test("Closing asks the handler once, and leaves the window alone when it says so")
    func closeRequestHandled() {
      let window = Window.plain()
      var calls = 0
      window.onCloseRequest {
        calls += 1
        return true
      }
      #expect(window.appear())
      window.close()
      MainLoop.drain()
      #expect(calls == 1)
      #expect(window.isVisible)
      #expect(Window.all.contains(window))
      window.destroy()
      #expect(calls == 1)
    }

    @Test("Closing takes the window down when the handler does not deal with it")
    func closeRequestUnhandled() {
      let window = Window.plain()
      window.onCloseRequest { false }
      #expect(window.appear())
      window.close()
      #expect(!Window.all.contains(window))
    }

    @Test("A handler of closing may destroy its window and say it dealt with it")
    func destroysWhileClosing() {
      let window = Window.plain(Button(""))
      window.onCloseRequest { [weak window] in
        window?.destroy()
        return true
      }
      #expect(window.appear())
      window.close()
      MainLoop.drain()
      #expect(!Window.all.contains(window))
      #expect(window.child == nil)
    }

    @Test(
      "A dialog does not end up behind its window: it is transient for it, and modal",
      .bug("https://github.com/tchx84/Flatseal/pull/399"))
    func modal() {
      let main = Window.plain()
      let dialog = Window.plain()
      #expect(dialog.transientParent == nil)
      #expect(!dialog.isModal)
      dialog.setParent(main, isModal: true)
      #expect(dialog.transientParent == main)
      #expect(dialog.isModal)
      dialog.setParent(main, isModal: false)
      #expect(!dialog.isModal)
      dialog.setParent(nil, isModal: false)
      #expect(dialog.transientParent == nil)
      dialog.setParent(main, isModal: true)
      main.destroy()
      #expect(dialog.transientParent == nil)
      dialog.destroy()
    }

    @Test("Title, default size and child are what was set")
    func properties() {
      let window = Window.plain()
      #expect(window.title == "")
      window.title = "Häß"
      window.defaultSize = (width: 640, height: 480)
      let label = Label("")
      window.child = label
      #expect(window.title == "Häß")
      #expect(window.defaultSize == (width: 640, height: 480))
      #expect(window.child == label)
      #expect(window.appear())
      #expect(window.size == (width: 640, height: 480))
      window.child = nil
      #expect(window.child == nil)
      window.destroy()
    }

    @Test("The widget that is focused is known, and a change of it is told")
    func focus() {
      let box = Box(.vertical)
      let buttons = [Button("1"), Button("2")]
      for button in buttons { box.append(button) }
      let window = Window.plain(box)
      #expect(window.appear())
      window.focus(buttons[0])
      var focused: [Widget?] = []
      window.onFocusChange { [weak window] in focused.append(window?.focusWidget) }
      window.focus(buttons[1])
      #expect(focused == [buttons[1]])
      #expect(window.focusWidget == buttons[1])
      #expect(buttons.map(\.isFocused) == [false, true])
      #expect(box.containsFocus)
      #expect(!buttons[0].containsFocus)
      window.destroy()
    }

    @Test("A window of an application belongs to it until it is destroyed")
    func applicationWindow() {
      let application = Application.registered()
      let window = ApplicationWindow(application)
      let other = Window.plain()
      application.add(other)
      let windows = { () -> Int in
        Int(g_list_length(gtk_application_get_windows(application.pointer())))
      }
      #expect(windows() == 2)
      window.destroy()
      #expect(windows() == 1)
      other.destroy()
      #expect(windows() == 0)
    }
  }
}
