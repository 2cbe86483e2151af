import AccessibleDesktop
import Foundation
import PuppyTrainingScenarios
import SQLite
import Testing

extension EndToEnd {
  @Suite("Backups")
  struct Backups {
    @Test(
      "A signal to end ends it in good order, in the middle of a practice, with a backup",
      arguments: [SIGTERM, SIGHUP])
    func signals(signal: Int32) throws {
      let folders = try UserFolders(.trainedDog)
      let before = try folders.repsInJournal
      try withPractice(folders) { app in
        kill(app.processID, signal)
        try app.waitForEnd()
        #expect(app.outline.contains("It has ended with status 0."), "\(app.outline)")
        #expect(app.standardError == "")
      }
      #expect(folders.repsInBackup == before + 2)
    }

    @Test("What a run could not back up that was killed, the next start does")
    func killed() throws {
      let folders = try UserFolders(.trainedDog)
      let before = try folders.repsInJournal
      try withPractice(folders) { app in
        kill(app.processID, SIGKILL)
        try app.waitForEnd()
      }
      #expect(folders.repsInBackup == before)
      try withApp(folders: folders) { app in
        try app.eventually("the start has caught up") { folders.repsInBackup == before + 2 }
      }
    }

    @Test("The end of a practice is backed up while the program goes on")
    func practiceEnds() throws {
      let folders = try UserFolders(.trainedDog)
      let before = try folders.repsInJournal
      try withPractice(folders) { app in
        try app.press("Escape")
        try app.eventually("the practice is backed up") { folders.repsInBackup == before + 2 }
        #expect(app.isRunning)
      }
    }

    /// Runs the app until two tries are marked that are in no backup, in a practice that goes on.
    private func withPractice(_ folders: UserFolders, _ body: (RunningApp) throws -> Void) throws {
      let before = try folders.repsInJournal
      let trick = try #require(Book().tricks.first)
      // The start makes one then, and the next one would be due in an hour.
      try FileManager.default.removeItem(atPath: "\(folders.journal)/backups")
      try folders.switchAnimationsOff()
      let app = try RunningApp(Program.url, [trick.id], folders: folders)
      defer { app.kill() }
      try app.activeWindow(trick.title)
      try app.eventually("the start has made a backup") { folders.repsInBackup == before }
      try app.press("ctrl+p")
      try app.activeWindow("Practise \(trick.title)")
      try app.press("space", "space")
      try app.eventually("both tries are kept") { try folders.repsInJournal == before + 2 }
      #expect(folders.repsInBackup == before)
      try body(app)
    }
  }
}

extension RunningApp {
  fileprivate func waitForEnd() throws {
    try EndToEndTests.eventually("the app ends", details: outline) { !isRunning }
  }
}

extension UserFolders {
  /// How many tries the journal holds.
  fileprivate var repsInJournal: Int {
    get throws { try reps(in: "\(journal)/journal.sqlite") }
  }

  /// How many tries the newest of the daily backups holds; `nil` when there is none.
  fileprivate var repsInBackup: Int? {
    let folder = "\(journal)/backups"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let newest = names.filter { $0.hasPrefix("journal-") && $0.hasSuffix(".sqlite") }.max()
    return newest.flatMap { try? reps(in: "\(folder)/\($0)") }
  }

  private func reps(in path: String) throws -> Int {
    try SQLiteDatabase(path: path, access: .reading).value("SELECT count(*) FROM rep") ?? 0
  }
}
