import AccessibleDesktop
import Foundation
import PuppyTrainingScenarios
import TestSupport
import Testing

extension EndToEnd {
  @Suite("The command line")
  struct CommandLine {
    @Test("--version prints one line and opens nothing")
    func version() throws {
      let finished = try Program.run(["--version"], in: UserFolders())
      #expect(finished.status == 0)
      #expect(finished.standardError == "")
      #expect(finished.standardOutput.wholeMatch(of: /puppy-training \d+\.\d+\.\d+\n/) != nil)
    }

    @Test("--help says what it can be given and opens nothing")
    func help() throws {
      let finished = try Program.run(["--help"], in: UserFolders())
      #expect(finished.status == 0)
      #expect(finished.standardError == "")
      #expect(finished.standardOutput.contains("puppy-training"))
      #expect(finished.standardOutput.contains("--version"))
    }

    @Test("An id opens that trick over the main window")
    func trick() throws {
      try withApp(["shake-hands"]) { app in
        try app.activeWindow("Shake paws")
        #expect(app.toplevels.map(\.name) == [mainTitle, "Shake paws"])
      }
    }

    @Test("An unknown id gets one line on standard error and a message in the window")
    func unknownTrick() throws {
      let isOneLine: (String) -> Bool = {
        $0.contains("no-such-trick") && $0.hasSuffix("\n") && $0.filter(\.isNewline).count == 1
      }
      try withApp(["no-such-trick"], standardError: isOneLine) { app in
        try app.eventually("the message names the id") {
          app.window(mainTitle)?.all(.label).contains {
            $0.isOnScreen && $0.name?.contains("no-such-trick") == true
          } == true
        }
        let message = app.window(mainTitle)?.all(.label).first {
          $0.name?.contains("no-such-trick") == true
        }
        try app.noticeCloseButton().press()
        try app.eventually("the message has gone") { message?.isOnScreen != true }
      }
    }

    @Test("A second start presents the one window and ends")
    func secondStart() throws {
      try withApp { app in
        try app.activeWindow(mainTitle)
        let second = try Program.run([], in: app.folders)
        #expect(second == FinishedProgram(status: 0, standardOutput: "", standardError: ""))
        try app.activeWindow(mainTitle)
        #expect(app.toplevels.count == 1)
      }
    }

    @Test("A second start with an id opens the trick in the running app")
    func secondStartWithTrick() throws {
      try withApp { app in
        try app.activeWindow(mainTitle)
        let second = try Program.run(["shake-hands"], in: app.folders)
        #expect(second == FinishedProgram(status: 0, standardOutput: "", standardError: ""))
        try app.activeWindow("Shake paws")
      }
    }

    @Test("The program copied elsewhere uses the resources beside it, not those where it was built")
    func copiedProgram() throws {
      let folder = try TemporaryFolder()
      let copy = try Program.copy(to: folder)
      try withApp(program: copy) { app in
        try app.waitForCount(Book().countText)
        let resources = app.mappedFiles.filter { $0.hasSuffix(".gresource") }
        #expect(resources.contains { $0.contains(folder.url.lastPathComponent) })
        let built = Program.url.deletingLastPathComponent().path()
        #expect(!resources.contains { $0.contains(built) })
      }
    }
  }
}
