import Testing

@testable import PuppyTrainingCore

struct FacetCountsTests {
  @Test("What was not counted is 0, what was is kept")
  func counting() {
    var counts = FacetCounts()
    counts[.gentle] = 3
    counts[.minutes(1)] = 2
    let asked: [Condition] = [.gentle, .minutes(1), .minutes(3), .difficulty(.easy)]
    #expect(asked.map { counts[$0] } == [3, 2, 0, 0])
  }
}
