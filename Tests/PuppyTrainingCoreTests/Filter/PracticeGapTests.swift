import Testing

@testable import PuppyTrainingCore

struct PracticeGapTests {
  @Test(
    "A practice so many days ago makes these gaps",
    arguments: [
      (nil, [.never]), (0, []), (7, []), (8, [.overWeek]), (30, [.overWeek]),
      (31, [.overWeek, .overMonth]), (4_000, [.overWeek, .overMonth]),
    ] as [(Int?, [PracticeGap])])
  func gaps(days: Int?, gaps: [PracticeGap]) {
    #expect(PracticeGap.allCases.filter { $0.isMade(by: days) } == gaps)
  }

  @Test("The words kept in the settings stay as they are")
  func words() {
    #expect(PracticeGap.allCases.map(\.rawValue) == ["never", "over 7 days", "over 30 days"])
  }
}
