import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Signals, by C signature")
  struct ObjectSignalsTests {
    @Test("connect: a handler that gets and returns nothing")
    func plain() {
      let button = Button("")
      var calls = 0
      button.connect("clicked") { calls += 1 }
      button.emit("clicked")
      button.emit("clicked")
      #expect(calls == 2)
    }

    @Test("connectDecision: a handler that returns a Boolean", arguments: [true, false])
    func decision(isHandled: Bool) {
      let window = Window.plain()
      var calls = 0
      window.connectDecision("close-request") {
        calls += 1
        return isHandled
      }
      #expect(window.emit("close-request") == (isHandled ? 1 : 0))
      #expect(calls == 1)
      window.destroy()
    }

    @Test("connectPosition: a handler that gets a position, however large")
    func position() {
      let grid = GridView(new: gtk_grid_view_new(nil, nil))
      var positions: [Int] = []
      grid.connectPosition("activate") { positions.append($0) }
      grid.emit("activate", 3)
      grid.emit("activate", Int(UInt32.max))
      #expect(positions == [3, Int(UInt32.max)])
    }

    @Test("connectResponse: a handler that gets a number with a sign")
    func response() {
      let bar = InfoBar(new: gtk_info_bar_new())
      var responses: [Int] = []
      bar.connectResponse("response") { responses.append($0) }
      bar.emit("response", 12)
      bar.emit("response", Int(GTK_RESPONSE_CLOSE.rawValue))
      #expect(responses == [12, -7])
    }

    @Test("connectPointer: a handler that borrows an argument")
    func pointer() throws {
      let action = try Object(
        adopting: UnsafeMutableRawPointer(#require(g_simple_action_new("act", nil))))
      var arguments: [UnsafeMutableRawPointer?] = []
      action.connectPointer("activate") { arguments.append($0) }
      g_action_activate(action.opaque, nil)
      #expect(arguments == [nil])
    }

    @Test("connectNotify: a handler of one property and no other")
    func notify() {
      let window = Window.plain()
      var calls = 0
      window.connectNotify("title") { calls += 1 }
      window.title = "Sit"
      window.defaultSize = (width: 300, height: 200)
      #expect(calls == 1)
      window.destroy()
    }

    @Test("connectKey: a handler that gets a key and modifiers and returns a Boolean")
    func key() throws {
      let controller = try Object(
        adopting: UnsafeMutableRawPointer(#require(gtk_event_controller_key_new())))
      var pressed: [Key] = []
      controller.connectKey("key-pressed") { key, modifiers in
        pressed.append(key)
        return modifiers == [.control, .shift]
      }
      let both = Int(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
      #expect(controller.emit("key-pressed", Int(GDK_KEY_Escape), 9, both) == 1)
      #expect(controller.emit("key-pressed", Int(GDK_KEY_Return), 36, 0) == 0)
      #expect(pressed == [.escape, .enter])
    }

    @Test("connectStatus: a handler that borrows an argument and returns a number")
    func status() {
      let application = Application(
        id: "io.github.puppytraining.SignalTests", isUnique: false)
      application.connectStatus("command-line") { line in
        let line = line.assumingMemoryBound(to: GApplicationCommandLine.self)
        return g_application_command_line_get_is_remote(line) == 0 ? 7 : 1
      }
      #expect(application.run(["tests"]) == 7)
    }
  }
}
