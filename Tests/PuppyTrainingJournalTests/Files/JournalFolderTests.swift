import FoundationEssentials
import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct JournalFolderTests {
  @Test(
    arguments: [
      (["XDG_DATA_HOME": "/data", "HOME": "/home/ann"], "/data/puppy-training"),
      (["HOME": "/home/ann"], "/home/ann/.local/share/puppy-training"),
      (["XDG_DATA_HOME": "", "HOME": "/home/ann"], "/home/ann/.local/share/puppy-training"),
      (["XDG_DATA_HOME": "here", "HOME": "/home/ann"], "/home/ann/.local/share/puppy-training"),
    ] as [([String: String], String)])
  func theJournalIsWhereTheSpecificationSays(environment: [String: String], path: String) {
    #expect(JournalFolder.ofUser(environment).path == path)
    #expect(JournalFolder.ofUser(environment).journal == path + "/journal.sqlite")
  }

  @Test func withoutAHomeThereIsStillAFolder() {
    #expect(JournalFolder.ofUser([:]).path.hasPrefix("/"))
  }

  @Test func settingAsideNeverTakesANameTwice() throws {
    let folder = try TemporaryFolder()
    let moment = TestClock().now
    var paths: [String?] = []
    try folder.journal.prepare()
    for _ in 0..<3 {
      try Data().write(to: URL(filePath: folder.journal.journal))
      paths.append(try folder.journal.setAside(at: moment))
    }
    let stem = folder.journal.path + "/journal-set-aside-2025-11-30-110000+0000"
    #expect(paths == [stem + ".sqlite", stem + "-2.sqlite", stem + "-3.sqlite"])
    #expect(folder.names().count == 3)
    #expect(try folder.journal.setAside(at: moment) == nil)
  }
}
