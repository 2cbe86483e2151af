import FoundationEssentials
import Gtk
import GtkTestSupport
import GtkTools
import PuppyTrainingGtk
import Testing

@testable import PuppyTrainingPreviews

extension DisplayTests {
  /// Runs a test with files that may be changed in the place of the compiled ones.
  private func withFiles(_ test: (_ folder: String) throws -> Void) throws {
    let folder = ResourceFolder(isCopy: true)
    defer { ResourceBundle.overlays = [:] }
    try test(try #require(folder.path))
    withExtendedLifetime(folder) {}
  }

  private func change(_ path: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: URL(filePath: path))
  }

  @Test func anEditedFileIsSeenWithWhatAPersonHasDoneKept() throws {
    try withFiles { folder in
      try withGallery("main-window") { gallery in
        let live = LiveFiles(folder) { _ in gallery.reload() }
        try Xdotool.activate(gallery.window)
        gallery.focusStage()
        try Xdotool.press("ctrl+f")
        try Xdotool.type("sit")
        let before = try #require(gallery.stage.shown?.exhibit)
        #expect(MainLoop.run { gallery.window.focusWidget?.shownText == "sit" })
        try change("\(folder)/ui/main-window.ui", "Puppy Training", "Kitten Training")
        #expect(MainLoop.run { gallery.stage.shown?.exhibit !== before })
        let isSeen = MainLoop.run {
          StageTree(of: gallery.stage, walksTab: false).elements
            .contains { $0.text == "Kitten Training" }
        }
        #expect(isSeen)
        #expect(MainLoop.run { gallery.window.focusWidget?.shownText == "sit" })
        #expect(gallery.stage.widget.containsFocus)
        withExtendedLifetime(live) {}
      }
    }
  }

  @Test func aBrokenFileIsSaidOverTheLastGoodPicture() throws {
    try withFiles { folder in
      let path = "\(folder)/ui/filter-dialog.ui"
      let windows = Window.all.count
      try withGallery("filter-dialog/easy") { gallery in
        let good = try #require(gallery.stage.shown?.exhibit)
        try change(path, "<property name=\"title\"", "<property name=\"titel\"")
        gallery.reload()
        let message = try #require(gallery.messages[.stage])
        #expect(message.hasPrefix("filter-dialog.ui, line "))
        #expect(message.hasSuffix(": Invalid property: GtkWindow.titel."))
        #expect(gallery.stage.shown?.exhibit === good)
        try change(path, "<property name=\"titel\"", "<property name=\"title\"")
        try change(path, "id=\"done_button\"", "id=\"dun_button\"")
        gallery.reload()
        #expect(
          gallery.messages[.stage]
            == "filter-dialog.ui: There is no object with the id “done_button”.")
        #expect(gallery.stage.shown?.exhibit === good)
        try change(path, "id=\"dun_button\"", "id=\"done_button\"")
        gallery.reload()
        #expect(gallery.messages[.stage] == nil)
        #expect(gallery.stage.shown?.exhibit !== good)
      }
      #expect(Window.all.count == windows)
    }
  }

  @Test func anEditedStyleSheetIsSeenAtOnce() throws {
    try withGallery("pill/easy") { gallery in
      let pill = try #require(gallery.stage.shown?.exhibit.widget)
      let width = pill.bestSize().width
      let good = try String(
        contentsOfFile: try #require(ProgramFiles.sourceFolder) + "/Resources/style.css",
        encoding: .utf8)
      try PreviewData.style?.reload(good + ".pill { padding: 0 100px; }", of: "style.css")
      #expect(MainLoop.run { pill.bestSize().width > width + 100 })
      #expect(gallery.stage.shown?.exhibit.widget == pill)
      try PreviewData.style?.reload(good, of: "style.css")
    }
  }
}
