import FoundationEssentials
import PuppyTrainingCore
import Testing

struct BackupTimesTests {
  /// Times are in minutes before now; those of the future are negative.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var backup: Double?
    var failure: Double?
    var change: Double?
    /// In how many minutes a backup is due at the start, when a practice ends, and meanwhile.
    let due: [Double?]

    init(
      _ description: String, backup: Double? = nil, failure: Double? = nil, change: Double? = nil,
      due: [Double?]
    ) {
      testDescription = description
      self.backup = backup
      self.failure = failure
      self.change = change
      self.due = due
    }
  }

  private static let cases = [
    Case("Nothing was ever kept", due: [nil, nil, nil]),
    Case("A backup of an empty journal", backup: 500, due: [nil, nil, nil]),
    Case("The first change of all", change: 0, due: [0, 0, 0]),
    Case("All is backed up", backup: 5, change: 6, due: [nil, nil, nil]),
    Case("All is backed up, long ago", backup: 9000, change: 9001, due: [nil, nil, nil]),
    Case("Changed at the moment of the backup", backup: 5, change: 5, due: [nil, nil, nil]),
    Case("Changed soon after a backup", backup: 5, change: 4, due: [0, 0, 55]),
    Case("Changed just now, soon after a backup", backup: 15, change: 0, due: [0, 0, 45]),
    Case("Changed, and an hour has gone by", backup: 60, change: 59, due: [0, 0, 0]),
    Case("Changed again after days", backup: 9000, change: 0, due: [0, 0, 0]),
    Case("A backup failed a while ago", failure: 20, change: 30, due: [0, 0, 40]),
    Case("A backup failed after a good one", backup: 90, failure: 20, change: 30, due: [0, 0, 40]),
    Case("A backup failed an hour ago", backup: 150, failure: 60, change: 100, due: [0, 0, 0]),
    Case("The clock was set back since the backup", backup: -600, change: 1, due: [0, 0, 0]),
    Case("The clock was set back since a failure", failure: -600, change: 1, due: [0, 0, 0]),
    Case("The clock was set back since the change", backup: 10, change: -600, due: [0, 0, 50]),
  ]

  @Test("When a backup is due", arguments: cases)
  func due(_ given: Case) {
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    func date(_ minutes: Double?) -> Date? { minutes.map { now.addingTimeInterval(-$0 * 60) } }
    let times = BackupTimes(
      lastBackup: date(given.backup), lastFailure: date(given.failure),
      lastChange: date(given.change))
    let due = BackupTimes.Occasion.allCases.map { occasion in
      times.nextBackup(at: now, on: occasion).map { $0 / 60 }
    }
    #expect(due == given.due)
  }
}
