import FoundationEssentials
import PuppyTrainingCore
import Testing

struct DayTests {
  @Test(
    "A day begins at midnight of the clock on the wall",
    arguments: [
      (0, 0, 0), (86_399, 0, 0), (86_400, 0, 1), (-1, 0, -1), (82_800, 3_600, 1),
      (82_799, 3_600, 0), (3_599, -3_600, -1), (3_600, -3_600, 0),
    ] as [(Double, Int, Int)])
  func midnight(seconds: Double, zone: Int, number: Int) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(Day(of: date, secondsFromGMT: zone).number == number)
    #expect(WallTime(date: date, secondsFromGMT: zone).day.number == number)
  }

  @Test("Days since a later day are none, because the clock was moved")
  func since() {
    #expect(Day(number: 9).daysSince(Day(number: 2)) == 7)
    #expect(Day(number: 2).daysSince(Day(number: 9)) == 0)
  }

  @Test("A date that no clock shows is no crash", arguments: [1e300, -1e300, .infinity, .nan])
  func absurd(seconds: Double) {
    let number = Day(of: Date(timeIntervalSince1970: seconds), secondsFromGMT: 0).number
    #expect(abs(number) <= 10_000_000)
  }
}
