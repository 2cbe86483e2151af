import FoundationEssentials
import PuppyTrainingCore
import Testing

struct ClockChangeTests {
  private func moment(_ seconds: Double, _ zone: Int = 0) -> WallTime {
    WallTime(date: Date(timeIntervalSince1970: seconds), secondsFromGMT: zone)
  }

  @Test(
    "A clock moved backwards and another time zone are told, small corrections are not",
    arguments: [
      (1_000, 0, 1_000, 0, nil), (1_000, 0, 90_000, 0, nil), (1_000, 0, 940, 0, nil),
      (1_000, 0, 939, 0, .backwards(seconds: 61)),
      (1_000_000, 3_600, 0, 0, .backwards(seconds: 1_000_000)),
      (1_000, 3_600, 2_000, 7_200, .zone(from: 3_600, to: 7_200)),
      (1_000, 0, 1_000, -18_000, .zone(from: 0, to: -18_000)),
    ] as [(Double, Int, Double, Int, ClockChange?)])
  func change(
    before: Double, zone: Int, now: Double, newZone: Int, change: ClockChange?
  ) {
    #expect(ClockChange.between(moment(before, zone), moment(now, newZone)) == change)
  }

  @Test("A date that no clock shows is no crash")
  func absurd() {
    #expect(ClockChange.between(moment(1e300), moment(0)) == .backwards(seconds: Int(1e15)))
    #expect(ClockChange.between(moment(-1e300), moment(0)) == nil)
  }
}
