import AccessibleDesktop
import PuppyTrainingScenarios
import Testing

extension EndToEnd {
  @Suite("Practice")
  struct Practising {
    @Test("A set of five by keys alone, its verdict as a screen reader is told it")
    func setOfFive() throws {
      let trick = try #require(Book().tricks.first)
      let folders = try UserFolders()
      try withApp(folders: folders) { app in
        try app.activeWindow(mainTitle)
        _ = try app.card(trick.title)
        try app.waitForFocus(on: trick.title)
        try app.press("ctrl+p")
        let practice = "Practise \(trick.title)"
        try app.waitForKeyboard(in: practice)
        try app.type("Biscuit")
        _ = try app.find(.button, "Practise", in: practice)
        try app.press("Return")
        try app.waitForFocus(on: "Hit")
        try app.press("space")
        _ = try app.find(.statusBar, "1 hit, 0 misses", in: practice)
        try app.press("m", "Right", "BackSpace", "Next")
        _ = try app.find(.statusBar, "2 hits, 1 miss", in: practice)
        try app.press("space", "space")
        _ = try app.find(.statusBar, "Push: on to the next step", in: practice)
        _ = try app.find(
          .statusBar, "4 of 5 tries were hits, and 4 are enough to go on.", in: practice)
        let next = "The next set is at step 2: \(trick.steps[1].criterion)"
        _ = try app.find(.statusBar, next, in: practice)
        try app.expectNames()
        try app.press("n")
        _ = try app.find(.label, "Step 2 of \(trick.steps.count)", in: practice)
        try app.press("Escape")
        try app.waitUntilAlone()
        let card = try app.card(trick.title)
        try app.eventually("the card says how far the dog is") {
          card.description?.hasPrefix("Learning 2/\(trick.steps.count)") == true
        }
      }
      try withApp(folders: folders) { app in
        _ = try app.find(.button, "Dog: Biscuit", in: mainTitle)
        let card = try app.card(trick.title)
        try app.eventually("the card still says it") {
          card.description?.hasPrefix("Learning 2/\(trick.steps.count)") == true
        }
      }
    }

    @Test("Reading a trick never starts practice, whatever keys are pressed")
    func reading() throws {
      let trick = try #require(Book().tricks.first)
      try withApp([trick.id]) { app in
        try app.activeWindow(trick.title)
        try app.press("space", "m", "Right")
        // The shortcuts are up: the keys pressed before have been dealt with.
        try app.press("ctrl+question")
        try app.activeWindow("Keyboard Shortcuts")
        #expect(app.windows.map(\.name) == [mainTitle, trick.title, "Keyboard Shortcuts"])
        try app.press("Escape")
        try app.eventually("the shortcuts are gone") { app.toplevels.count == 2 }
        _ = try Program.run([trick.id], in: app.folders)
        try app.activeWindow(trick.title)
        try app.press("ctrl+p")
        try app.activeWindow("Practise \(trick.title)")
        try app.press("Escape")
      }
    }

    @Test("With a journal that cannot be used the book is still there, and the fault is said")
    func unusableJournal() throws {
      let folders = try UserFolders()
      try folders.write("not a journal, though long enough for one", to: "journal.sqlite")
      try withApp(folders: folders) { app in
        try app.eventually("the fault is said") {
          app.window(mainTitle)?.all(.label).contains {
            $0.name?.contains("is not a practice journal") == true
          } == true
        }
        #expect(app.countText == (try Book().countText))
        _ = try app.find(.button, "Restore Backup…", in: mainTitle)
      }
    }
  }
}

extension RunningApp {
  /// Waits until the window manager sends keys to the window with this title: a dialog that has
  /// just come up names its focus before that.
  fileprivate func waitForKeyboard(in title: String) throws {
    try eventually("keys go to the window “\(title)”") {
      let name = try? Xdotool.run(["getactivewindow", "getwindowname"])
      return name?.hasPrefix(title + "\n") == true
    }
  }

  /// Everything that can be seen has a name that says something, or none at all.
  fileprivate func expectNames(sourceLocation: SourceLocation = #_sourceLocation) throws {
    for window in windows {
      for part in window.parts {
        let name = part.name ?? ""
        #expect(!name.hasPrefix("Gtk"), "\(part.line)", sourceLocation: sourceLocation)
        if part.role == .button || part.role == .entry {
          #expect(!name.isEmpty, "\(part.line)", sourceLocation: sourceLocation)
        }
      }
    }
  }
}
