import FoundationEssentials
import PuppyTrainingCore
import Testing

struct PracticeClockTests {
  @Test("The clocks of the machine run, and know a time zone of this world")
  func system() {
    let clock = PracticeClock.system
    let before = clock.uptime()
    let moment = clock.now()
    #expect(abs(moment.date.timeIntervalSinceNow) < 60)
    #expect((-50_400...50_400).contains(moment.secondsFromGMT))
    #expect(clock.uptime() >= before)
  }
}
