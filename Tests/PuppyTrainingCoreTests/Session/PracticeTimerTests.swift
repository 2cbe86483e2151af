import FoundationEssentials
import Testing

@testable import PuppyTrainingCore

struct PracticeTimerTests {
  @Test("Pauses do not count")
  func pauses() {
    var timer = PracticeTimer(start: .seconds(100))
    #expect(timer.elapsed(at: .seconds(130)) == .seconds(30))
    timer.pause(at: .seconds(130))
    #expect(timer.elapsed(at: .seconds(500)) == .seconds(30))
    timer.resume(at: .seconds(500))
    #expect(timer.elapsed(at: .seconds(510)) == .seconds(40))
  }

  @Test("No clock makes the time less than nothing")
  func never() {
    #expect(PracticeTimer(start: .seconds(100)).elapsed(at: .seconds(90)) == .zero)
  }

  @Test(
    "Rewards are those of the last minute, projected while the session is younger",
    arguments: [
      ([], 5, nil), ([1, 2, 3], 9, nil), ([1, 2, 3], 10, 18), ([5, 10, 15], 30, 6),
      ([5, 10, 15], 60, 3), ([5, 10, 15], 70, 1), ([5, 10, 15], 75, 0), ([], 100, 0),
    ] as [([Int], Int, Int?)])
  func rewards(rewards: [Int], now: Int, rate: Int?) {
    var timer = PracticeTimer(start: .zero)
    for second in rewards { timer.reward(UUID(), at: .seconds(second)) }
    #expect(timer.rewardsPerMinute(at: .seconds(now)) == rate)
  }

  @Test("A reward taken back is none, and a pause makes none old")
  func takenBack() {
    var timer = PracticeTimer(start: .zero)
    let ids = (0..<3).map { _ in UUID() }
    for id in ids { timer.reward(id, at: .seconds(30)) }
    timer.takeBack(ids[1])
    timer.pause(at: .seconds(60))
    timer.resume(at: .seconds(600))
    #expect(timer.rewardsPerMinute(at: .seconds(600)) == 2)
  }
}
