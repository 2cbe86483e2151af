import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Child process")
  struct ChildProcessTests {
    private func run(_ words: String...) -> (Bool, String)? {
      var result: (Bool, String)?
      ChildProcess.run(words, in: "/") { result = ($0, $1) }
      _ = MainLoop.run { result != nil }
      return result
    }

    @Test("What it printed comes back at its end, with whether that was a good one")
    func output() throws {
      let good = try #require(run("sh", "-c", "pwd; echo fault >&2"))
      #expect(good == (true, "/\nfault\n"))
      let bad = try #require(run("sh", "-c", "echo no; exit 3"))
      #expect(bad == (false, "no\n"))
    }

    @Test("One that is not there could not be started")
    func missing() throws {
      let result = try #require(run("no-such-program-here"))
      #expect(!result.0)
      #expect(result.1.contains("no-such-program-here"))
    }
  }
}
