import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Application")
  struct ApplicationTests {
    private let application = Application(
      id: "io.github.puppytraining.ApplicationTests", isUnique: false)

    @Test("It starts up once, hands on the words it was started with, and shuts down once")
    func runs() {
      var events: [String] = []
      application.onStartup { events.append("startup") }
      application.onCommandLine { words, _ in
        events.append("open \(words)")
        return 7
      }
      application.onShutdown { events.append("shutdown") }
      #expect(application.run(["puppy-training", "sit", "Häß"]) == 7)
      #expect(events == ["startup", "open [\"sit\", \"Häß\"]", "shutdown"])
    }

    @Test("Without words it is started with none")
    func noWords() {
      var words: [String]?
      application.onCommandLine { given, _ in
        words = given
        return 0
      }
      #expect(application.run(["puppy-training"]) == 0)
      #expect(words == [])
    }

    @Test("It runs until its last window is closed")
    func runsWithWindow() {
      var isClosed = false
      application.onCommandLine { [weak application] _, _ in
        guard let application else { return 1 }
        let window = ApplicationWindow(application)
        window.present()
        MainLoop.schedule(afterMilliseconds: 20) {
          isClosed = true
          window.close()
        }
        return 0
      }
      #expect(application.run(["puppy-training"]) == 0)
      #expect(isClosed)
    }

    @Test("It ends when it is told to, whatever windows there are")
    func quits() {
      application.onCommandLine { [weak application] _, _ in
        guard let application else { return 1 }
        let window = ApplicationWindow(application)
        window.present()
        MainLoop.schedule {
          application.quit()
          window.destroy()
        }
        return 0
      }
      #expect(application.run(["puppy-training"]) == 0)
    }

    @Test(
      "An option can end it before it starts up, with a status",
      arguments: [(["--version"], 3, ["version"]), ([], 0, ["startup"])])
    func options(arguments: [String], status: Int, expected: [String]) {
      var events: [String] = []
      application.describe(arguments: "[TRICK-ID…]", summary: "Tests.")
      application.addOption("version", description: "Print the version")
      application.onOptions { isGiven in
        guard isGiven("version") else { return nil }
        events.append("version")
        return 3
      }
      application.onStartup { events.append("startup") }
      application.onCommandLine { _, _ in 0 }
      #expect(application.run(["puppy-training"] + arguments) == Int32(status))
      #expect(events == expected)
    }

    @Test("A complaint goes to the standard error of whoever started it, per cent signs and all")
    func complains() throws {
      let text = try standardError {
        application.onCommandLine { _, complain in
          complain("tests: no trick “100 %s”")
          return 1
        }
        #expect(application.run(["puppy-training", "100 %s"]) == 1)
      }
      #expect(text.contains("tests: no trick “100 %s”\n"))
    }

    @Test("Keys are bound to an action")
    func binds() {
      let application = Application.registered()
      application.bind(["<Control>q", "<Control>w"], to: "app.quit")
      let keys = gtk_application_get_accels_for_action(application.pointer(), "app.quit")
      defer { g_strfreev(keys) }
      #expect((0..<3).map { String(optional: keys?[$0]) } == ["<Control>q", "<Control>w", nil])
    }

    @Test("What its handlers hold is freed with it")
    func freed() {
      let tally = Tally()
      do {
        let application = Application(
          id: "io.github.puppytraining.ApplicationTests", isUnique: false)
        let witness = Witness(tally)
        application.onStartup { witness.testify() }
        application.onOptions { _ in
          witness.testify()
          return 5
        }
        #expect(application.run(["puppy-training"]) == 5)
      }
      #expect(tally.count == 0)
    }
  }
}
