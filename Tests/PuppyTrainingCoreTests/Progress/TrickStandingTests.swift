import Testing

@testable import PuppyTrainingCore

struct TrickStandingTests {
  @Test(
    "A standing says what it was made of",
    arguments: [
      .new, .learning(step: 3, of: 255), .proofing(places: 2), .learnt, .due, .resting,
    ] as [TrickState], [nil, 0, 31, 20_000])
  func roundTrip(state: TrickState, days: Int?) {
    for isReady in [true, false] {
      let standing = TrickStanding(state: state, daysSincePractice: days, isReady: isReady)
      #expect(standing.state == state)
      #expect(standing.daysSincePractice == days)
      #expect(standing.isReady == isReady)
    }
  }

  @Test("Numbers beyond all use stay at the largest that is kept")
  func clamped() {
    let standing = TrickStanding(
      state: .learning(step: 300, of: 400), daysSincePractice: .max, isReady: true)
    #expect(standing.state == .learning(step: 255, of: 255))
    #expect(standing.daysSincePractice == 32_767)
  }

  @Test("It is small")
  func small() { #expect(MemoryLayout<TrickStanding>.stride == 6) }
}
