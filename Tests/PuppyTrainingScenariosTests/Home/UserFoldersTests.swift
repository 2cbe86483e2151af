import FoundationEssentials
import PuppyTrainingCore
import PuppyTrainingJournal
import Testing

@testable import PuppyTrainingScenarios

struct UserFoldersTests {
  @Test func everythingOfAPersonIsInAFolderThatGoesAwayWithThem() throws {
    var path = ""
    do {
      let folders = try UserFolders()
      path = folders.path
      #expect(FileManager.default.fileExists(atPath: path))
      for (name, value) in folders.variables where name.hasPrefix("XDG") || name == "HOME" {
        #expect(value.hasPrefix(path), "\(name)")
      }
      #expect(folders.variables["XDG_RUNTIME_DIR"] == nil)
      #expect(folders.environment["PATH"] == ProcessInfo.processInfo.environment["PATH"])
      #expect(!FileManager.default.fileExists(atPath: folders.journal))
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func twoPersonsShareNothing() throws {
    #expect(try UserFolders().path != UserFolders().path)
  }

  @Test func theTrainedDogHasATrickInEachStateThatNeedsTime() throws {
    let folders = try UserFolders(.trainedDog)
    let journal = try SQLiteJournal.open(in: JournalFolder(path: folders.journal))
    #expect(try journal.dogs().map(\.name) == ["Biscuit"])
    let states = JournalProgress(
      try ShippedBook.book(), sets: try journal.summaries(), marks: try journal.restingMarks())
    let dog = try #require(try journal.dogs().first)
    let today = PracticeClock.system.now().day
    let state = { (trick: String) in states.progress(of: dog.id, at: trick)?.state(on: today) }
    #expect(state("sit") == .due)
    #expect(state("spin") == .proofing(places: 1))
    #expect(state("touch") == .learning(step: 3, of: 6))
    #expect(journal.backups.all().count == 1)
  }

  @Test func aPersonMayWantNothingToMove() throws {
    let folders = try UserFolders()
    try folders.switchAnimationsOff()
    let path = "\(folders.path)/config/gtk-4.0/settings.ini"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "[Settings]\ngtk-enable-animations=0\n")
  }

  @Test func theDamagedJournalHasABackupThatIsGood() throws {
    let folders = try UserFolders(.damagedJournal)
    let folder = JournalFolder(path: folders.journal)
    #expect(throws: JournalFault.self) { try SQLiteJournal.open(in: folder) }
    #expect(JournalBackups(of: folder).newestGood() != nil)
  }
}

/// The trick files in `Resources` of this repository.
private enum ShippedBook {
  static func book() throws -> TrickBook {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Resources/tricks").standardizedFileURL.path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try TrickBook(
      files: names.filter { $0.hasSuffix(".json") }.sorted().map {
        (name: $0, data: try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))
      })
  }
}
