import FoundationEssentials
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingJournal

struct BackupRetentionTests {
  private func names(_ days: [String], _ reason: BackupName.Reason = .daily) -> [BackupName] {
    days.compactMap { BackupName("\(reason.rawValue)-\($0)+0000.sqlite") }
  }

  private func kept(_ names: [BackupName], at now: Date = .distantFuture) -> [String] {
    let superfluous = BackupRetention.superfluous(names, at: now)
    return names.filter { !superfluous.contains($0) }.map(\.text).sorted()
  }

  @Test func aYearOfDaysLeavesFourteenDaysAndTheLastOfEachMonth() {
    let year = (0..<365).map { day in
      BackupName(
        .daily,
        at: WallTime(date: Date(timeIntervalSince1970: 1_735_732_800 + Double(day) * 86_400)))
    }
    let lastDays = (18...31).map { "journal-2025-12-\($0)-120000+0000.sqlite" }
    let months = [
      "01-31", "02-28", "03-31", "04-30", "05-31", "06-30", "07-31", "08-31", "09-30", "10-31",
      "11-30",
    ].map { "journal-2025-\($0)-120000+0000.sqlite" }
    #expect(kept(year.shuffled()) == months + lastDays)
  }

  @Test func aDayKeepsItsLastOnly() {
    let two = names(["2025-11-30-080000", "2025-11-30-200000"])
    #expect(kept(two) == [two[1].text])
  }

  @Test func aDayIsThatOnTheWall() {
    // Half an hour apart, with midnight in between.
    let two = [
      BackupName("journal-2025-11-29-234500+0100.sqlite"),
      BackupName("journal-2025-11-30-001500+0100.sqlite"),
    ].compactMap(\.self)
    #expect(kept(two).count == 2)
  }

  @Test func daysWithoutABackupDoNotCount() {
    let rare =
      names((1...12).map { "2025-\($0 < 10 ? "0" : "")\($0)-01-120000" })
      + names(["2026-01-01-120000", "2026-01-02-120000"])
    #expect(kept(rare).count == 14)
  }

  @Test func backupsForOtherReasonsAreCountedByThemselves() {
    let restores = names(["2025-11-30-080000", "2025-11-30-200000"], .restore)
    let days = names((1...20).map { "2025-11-\($0 < 10 ? "0" : "")\($0)-120000" })
    #expect(kept(restores + days).count == 2 + 14)
  }

  @Test func nothingLeavesNothing() {
    #expect(BackupRetention.superfluous([], at: .now).isEmpty)
  }

  @Test func backupsBeforeADeletionAreKeptForThirtyDaysAndTheLastForEver() throws {
    let deletions = names(
      ["2025-10-30-115959", "2025-10-31-120001", "2025-11-30-080000", "2025-11-30-080001"],
      .deletion)
    let now = try #require(BackupName("journal-2025-11-30-120000+0000.sqlite")).timestamp.moment
    let days = names(["2025-11-29-120000", "2025-11-30-120000"])
    let texts = deletions.map(\.text)
    #expect(kept(deletions + days, at: now.date) == (texts.dropFirst() + days.map(\.text)))
    let tomorrow = now.date.addingTimeInterval(86_400)
    #expect(kept(deletions, at: tomorrow) == texts.suffix(2))
    #expect(kept(deletions, at: .distantFuture) == texts.suffix(1))
    #expect(kept(deletions, at: .distantPast) == texts, "A clock that was set back")
  }
}
