import GtkTestSupport
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Monitor of a folder")
  struct FolderMonitorTests {
    @Test("Written files are told of, also those that take the place of others")
    func writing() throws {
      let folder = try TemporaryFolder()
      try folder.write("a".utf8, to: "old.ui")
      var written: [String] = []
      let monitor = FolderMonitor(folder.path) { written.append($0) }
      #expect(monitor != nil)
      try folder.write("b".utf8, to: "old.ui")
      #expect(MainLoop.run { written.contains("\(folder.path)/old.ui") })
      written = []
      try folder.write("c".utf8, to: "new.tmp")
      try Subprocess.output(of: ["mv", "\(folder.path)/new.tmp", "\(folder.path)/other.ui"])
      #expect(MainLoop.run { written.contains("\(folder.path)/other.ui") })
    }

    @Test("Nothing is told of when nobody keeps the monitor")
    func lifetime() throws {
      let folder = try TemporaryFolder()
      var count = 0
      do { _ = FolderMonitor(folder.path) { _ in count += 1 } }
      try folder.write("a".utf8, to: "file")
      _ = MainLoop.run(forMilliseconds: 100) { false }
      #expect(count == 0)
    }

    @Test("What is no folder is not watched")
    func noFolder() throws {
      let folder = try TemporaryFolder()
      #expect(FolderMonitor("\(folder.path)/nothing") { _ in } == nil)
    }
  }
}
