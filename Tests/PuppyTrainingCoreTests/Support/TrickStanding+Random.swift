import PuppyTrainingCore
import TestSupport

extension TrickStanding {
  /// Any standing; the days lie around the limits that filters ask about.
  static func random(using generator: inout SeededGenerator) -> TrickStanding {
    let states: [TrickState] = [
      .new, .learning(step: 1, of: 3), .learning(step: 3, of: 3), .proofing(places: 2), .learnt,
      .due, .resting,
    ]
    return TrickStanding(
      state: generator.pick(states),
      daysSincePractice: generator.pick([nil, 0, 7, 8, 30, 31, 400]),
      isReady: generator.decides(0.6))
  }
}
