import FoundationEssentials
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingJournal

struct BackupNameTests {
  @Test(arguments: BackupName.Reason.allCases)
  func aNameIsReadAsItWasWritten(reason: BackupName.Reason) {
    let name = BackupName(
      reason, at: WallTime(date: Date(timeIntervalSince1970: 1e9), secondsFromGMT: -7200))
    #expect(name.text == reason.rawValue + "-2001-09-08-234640-0200.sqlite")
    #expect(BackupName(name.text) == name)
  }

  @Test(arguments: [
    "journal.sqlite", "journal-2001-09-08-234640-0200.sqlite.new", "holiday.jpg",
    "journal-2001-09-08-234640-0200", "other-2001-09-08-234640-0200.sqlite", "journal-.sqlite",
  ])
  func otherFilesAreNoBackups(text: String) {
    #expect(BackupName(text) == nil)
  }
}
