import FoundationEssentials
import Gtk
import GtkTestSupport
import Testing

@testable import PuppyTrainingPreviews

extension DisplayTests {
  @Test(arguments: [
    ("/r/ui/card.ui", LiveFiles.Change.uiFile), ("/r/style.css", .styleSheet("/r/style.css")),
    ("/r/tricks/play.json", .other), ("/r/ui/.card.ui.swp", nil), ("/r/ui/card.ui~", nil),
    ("/r/ui/.#card.ui", nil), ("/r/README", nil),
  ])
  func filesAreWhatTheirNamesSay(path: String, change: LiveFiles.Change?) {
    #expect(LiveFiles.change(path) == change)
  }

  @Test func writtenFilesAreHeardOfInAllFolders() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "puppy-live-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "ui"), withIntermediateDirectories: true)
    var heard: [LiveFiles.Change] = []
    let files = LiveFiles(folder.path) { heard.append($0) }
    try Data("a".utf8).write(to: folder.appending(path: "ui/card.ui"))
    #expect(MainLoop.run { heard.contains(.uiFile) })
    withExtendedLifetime(files) {}
  }
}
