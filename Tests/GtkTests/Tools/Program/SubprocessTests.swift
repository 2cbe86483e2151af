import FoundationEssentials
import GtkTestSupport
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Programs beside this one")
  struct SubprocessTests {
    @Test("A program runs with the variables it was given, and says what it complains about")
    func variables() throws {
      let folder = try TemporaryFolder()
      let file = "\(folder.path)/errors"
      let process = try Subprocess(
        ["sh", "-c", "echo \"$WORD\" >&2"], variables: ["WORD": "woof"], errors: file)
      #expect(MainLoop.run { process.processID == nil })
      let data = try Data(contentsOf: URL(filePath: file))
      #expect(String(decoding: data, as: UTF8.self) == "woof\n")
    }

    @Test("A program that runs has a number, until it is ended")
    func killing() throws {
      let process = try Subprocess(["sleep", "60"])
      #expect(process.processID != nil)
      process.kill()
      #expect(process.processID == nil)
    }

    @Test("What a program prints can be had; one that fails or is not there says so")
    func output() throws {
      #expect(try Subprocess.output(of: ["echo", "woof"]) == "woof\n")
      #expect(throws: Subprocess.Failure.self) { try Subprocess.output(of: ["false"]) }
      #expect(throws: Subprocess.Failure.self) { try Subprocess.output(of: ["/no/such/program"]) }
      let failure = #expect(throws: Subprocess.Failure.self) {
        try Subprocess(["/no/such/program"])
      }
      #expect(failure?.description.hasPrefix("/no/such/program could not be started: ") == true)
    }

    @Test("The version of GTK is the one that runs")
    func version() {
      #expect(gtkVersion.wholeMatch(of: /4\.\d+\.\d+/) != nil)
    }

    private func run(_ words: String...) -> (Bool, String)? {
      var result: (Bool, String)?
      Subprocess.run(words, in: "/") { result = ($0, $1) }
      _ = MainLoop.run { result != nil }
      return result
    }

    @Test("What it printed comes back at its end, with whether that was a good one")
    func end() throws {
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
