import Foundation
import PuppyTrainingCore
import PuppyTrainingJournal
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test func theFirstPracticeAsksForANameAndNothingElse() throws {
    try withScreen(Front.book) { screen in
      screen.flow.practise("touch")
      settle()
      let prompt: DogPrompt = try screen.view(.practiceName("touch"))
      #expect(prompt.window.parts(Entry.self).count == 1)
      let start = try #require(prompt.window.button("Practise"))
      #expect(!start.isSensitive)
      prompt.window.parts(Entry.self).first?.text = "  Biscuit "
      #expect(start.isSensitive)
      start.click()
      settle()
      let dog = try #require(screen.flow.training.pack.current?.id)
      #expect(screen.coordinator.stack == [.collection, .practice("touch", dog)])
      #expect(screen.flow.training.pack.dogs.map(\.name) == ["Biscuit"])
    }
  }

  @Test func practiceWithADogBeginsAtOnce() throws {
    try withScreen(Front.book, dogs: [Dog(name: "Ada")]) { screen in
      let dog = try #require(screen.flow.training.pack.current?.id)
      screen.flow.practise("touch")
      settle()
      #expect(screen.coordinator.stack == [.collection, .practice("touch", dog)])
    }
  }

  @Test func whatIsPractisedShowsOnItsCardAndInItsWindow() throws {
    try withScreen(Front.book, dogs: [Dog(name: "Ada")]) { screen in
      let main = try screen.main
      #expect(main.cardStates.prefix(3) == ["New", "New", "New"])
      screen.coordinator.present(.trick("touch"))
      screen.flow.practise("touch")
      settle()
      let dog = try #require(screen.flow.training.pack.current?.id)
      let practice: PracticeWindow = try screen.view(.practice("touch", dog))
      for _ in 0..<5 { practice.window.strike(.space) }
      settle()
      let steps = practice.session.trick.steps.count
      let trick: TrickWindow = try screen.view(.trick("touch"))
      #expect(trick.window.texts.contains("Learning 2/\(steps)"))
      screen.state.filter.toggle(.state(.learning))
      settle()
      #expect(main.cardStates == ["Learning 2/\(steps)"])
      #expect(screen.collection.snapshot.count == 1)
    }
  }

  @Test func withoutADogCardsSayNothingOfStates() throws {
    try withScreen(Front.book) { screen in
      let main = try screen.main
      #expect(!main.cardStates.contains("New"))
      #expect(screen.texts.contains("Add a Dog"))
    }
  }

  @Test func aDeletedDogComesBackWithUndo() throws {
    try withScreen(Front.book, dogs: [Dog(name: "Ada")]) { screen in
      let main = try screen.main
      let ada = try #require(screen.flow.training.pack.current)
      screen.coordinator.present(.dogEditor(ada.id))
      settle()
      let editor: DogEditor = try screen.view(.dogEditor(ada.id))
      try #require(editor.window.button("Delete")).click()
      settle()
      #expect(screen.coordinator.stack == [.collection])
      #expect(main.window.texts.contains("Ada was deleted."))
      #expect(screen.flow.training.pack.current == nil)
      try #require(main.window.button("Undo")).click()
      settle()
      #expect(screen.flow.training.pack.current == ada)
      #expect(!main.window.texts.contains("Ada was deleted."))
    }
  }

  @Test func aLongNameLeavesTheMainWindowNarrow() throws {
    let name = "Sir Barkington of the Northern Meadows and Hills"
    try withScreen(dogs: [Dog(name: name)]) { screen in
      let main = try screen.main
      #expect(main.window.texts.contains(name))
      #expect(main.window.leastWidth <= 360)
    }
  }

  @Test func anArchivedDogIsNotOfferedAndCanBeTakenOutAgain() throws {
    try withScreen(Front.book, dogs: [Dog(name: "Ada"), Dog(name: "Bo")]) { screen in
      let ada = try #require(screen.flow.training.pack.current)
      screen.flow.setArchived(true, ada)
      settle()
      #expect(screen.flow.training.pack.offered.map(\.name) == ["Bo"])
      #expect(screen.texts.contains("Bo"))
      screen.coordinator.present(.dogEditor(ada.id))
      settle()
      let editor: DogEditor = try screen.view(.dogEditor(ada.id))
      try #require(editor.window.button("Take Out of the Archive")).click()
      #expect(screen.flow.training.pack.offered.map(\.name) == ["Ada", "Bo"])
    }
  }

  @Test func aFileThatIsNoJournalIsSaidAndBrowsingGoesOn() throws {
    func writeShoppingList(in folder: JournalFolder) throws {
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      try Data("a shopping list, long enough to be looked at".utf8)
        .write(to: URL(filePath: folder.path + "/journal.sqlite"))
    }
    try withScreen(Front.book, prepare: writeShoppingList) { screen in
      screen.flow.practise("touch")
      settle()
      let main = try screen.main
      #expect(main.window.texts.contains { $0.contains("is not a practice journal") })
      #expect(main.window.leastWidth <= 360)
      #expect(screen.coordinator.stack == [.collection])
      #expect(screen.collection.snapshot.count == screen.collection.index.book.tricks.count)
      try #require(main.window.button("Restore Backup…")).click()
      settle()
      let dialog: RestoreDialog = try screen.view(.restore)
      try #require(dialog.window.button("Start with an Empty Journal")).click()
      settle()
      #expect(screen.coordinator.stack == [.collection])
      screen.flow.practise("touch")
      settle()
      #expect(screen.coordinator.stack == [.collection, .practiceName("touch")])
      let files = try FileManager.default.contentsOfDirectory(atPath: screen.folder.path)
      let contents = files.compactMap {
        FileManager.default.contents(atPath: "\(screen.folder.path)/\($0)")
      }
      #expect(contents.contains { $0.starts(with: Data("a shopping list".utf8)) })
    }
  }

  @Test func aBackupIsRestoredAndWhatItReplacesIsBackedUpFirst() throws {
    try withScreen(Front.book, dogs: [Dog(name: "Ada")]) { screen in
      screen.flow.records.backUp()
      screen.flow.save(Dog(name: "Bo"))
      screen.coordinator.present(.restore)
      settle()
      let dialog: RestoreDialog = try screen.view(.restore)
      let backup = try #require(screen.flow.records.backups.first)
      let date = LocalTime.text(at: backup.date.timeIntervalSince1970)
      try #require(dialog.window.button(date)).click()
      settle()
      #expect(screen.flow.training.pack.dogs.map(\.name) == ["Ada"])
      #expect(screen.flow.records.backups.count == 2)
      #expect(screen.texts.contains { $0.hasSuffix("is backed up.") })
    }
  }

  @Test func aTrickIsLaidToRestAndTakenUpAgain() throws {
    try withScreen(Front.book, dogs: [Dog(name: "Ada")]) { screen in
      screen.coordinator.present(.trick("touch"))
      settle()
      let trick: TrickWindow = try screen.view(.trick("touch"))
      let rest = try #require(
        trick.window.parts(ToggleButton.self).first {
          $0.accessibleName == "Let this trick rest"
        })
      rest.isActive = true
      settle()
      #expect(trick.window.texts.contains("Resting"))
      rest.isActive = false
      settle()
      #expect(trick.window.texts.contains("New"))
    }
  }

  @Test func everyFaultHasASentenceOfItsOwn() {
    let backup = JournalBackup(path: "/b", date: Date(timeIntervalSince1970: 0))
    let faults: [JournalFault] = [
      .readOnly(path: "/j"), .diskFull(path: "/j"), .notADatabase(path: "/j"),
      .damaged(setAside: "/s", backup: nil), .damaged(setAside: "/s", backup: backup), .locked,
      .newerVersion(found: 9, known: 1), .other(code: 5, text: "odd"),
    ]
    let sentences = faults.map(\.sentence)
    #expect(Set(sentences).count == faults.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("%") })
  }
}

extension MainWindow {
  /// What a screen reader is told first of each card: its state.
  fileprivate var cardStates: [String] {
    window.parts(GridView.self).flatMap(\.children).compactMap {
      $0.accessibleDescription?.split(separator: ".").first.map(String.init)
    }
  }
}
