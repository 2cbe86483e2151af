import FoundationEssentials
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingJournal

struct TimestampTests {
  @Test(
    arguments: [
      (1_764_500_400, 0, "2025-11-30-110000+0000"),
      (1_764_500_400, 3600, "2025-11-30-120000+0100"),
      (1_764_543_600, 19_800, "2025-12-01-043000+0530"),
      (1_764_543_600, -12_600, "2025-11-30-193000-0330"),
      (951_782_400, 0, "2000-02-29-000000+0000"),
      (0, 0, "1970-01-01-000000+0000"),
    ] as [(Double, Int, String)])
  func aMomentIsWrittenAsTheTimeOnTheWall(seconds: Double, ahead: Int, text: String) {
    let moment = WallTime(date: Date(timeIntervalSince1970: seconds), secondsFromGMT: ahead)
    #expect(Timestamp(moment).text == text)
    #expect(Timestamp(text)?.moment == moment)
  }

  @Test func fractionsOfASecondAreDropped() {
    let timestamp = Timestamp(WallTime(date: Date(timeIntervalSince1970: 0.9)))
    #expect(timestamp.moment.date == Date(timeIntervalSince1970: 0))
  }

  @Test(arguments: [
    "", "2025-11-30", "2025-11-30-110000", "2025-11-30-110000+00000", "2025-11-31-110000+0000",
    "2025-13-30-110000+0000", "2025-11-30-250000+0000", "2025-11-30 110000+0000",
    "2025-11-30-110000 0000", "2025-1a-30-110000+0000", "２025-11-30-110000+00",
  ])
  func whatIsNoMomentIsNotRead(text: String) {
    #expect(Timestamp(text) == nil)
  }
}
