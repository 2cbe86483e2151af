import PuppyTrainingCore
import Testing

struct DemandTests {
  @Test(
    "What is higher than in the last set has risen",
    arguments: [
      (SetDetails(distance: 1), SetDetails(distance: 2), [.distance]),
      (
        SetDetails(distance: 1, duration: 5, distraction: 0),
        SetDetails(distance: 1.5, duration: 6, distraction: 1),
        [.distance, .duration, .distraction]
      ),
      (
        SetDetails(distance: 1, duration: 5, distraction: 3),
        SetDetails(distance: 1, duration: 4, distraction: 0), []
      ),
      (SetDetails(), SetDetails(distance: 1, duration: 5), []),
      (SetDetails(distance: 1, duration: 5), SetDetails(), []),
      (SetDetails(place: "kitchen"), SetDetails(place: "field"), []),
    ] as [(SetDetails, SetDetails, [Demand])])
  func raised(last: SetDetails, next: SetDetails, demands: [Demand]) {
    #expect(Demand.raised(from: last, to: next) == demands)
  }
}
