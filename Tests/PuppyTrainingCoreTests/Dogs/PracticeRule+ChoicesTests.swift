import Testing

@testable import PuppyTrainingCore

@Suite struct PracticeRuleChoicesTests {
  @Test func theUsualThresholdsAreThoseOfTheTrainers() {
    #expect(PracticeRule.usual(setsOf: 3) == .sets(size: 3, push: 3, stick: 2))
    #expect(PracticeRule.usual(setsOf: 5) == .standard)
    #expect(PracticeRule.usual(setsOf: 10) == .sets(size: 10, push: 8, stick: 6))
  }

  @Test func aRuleWithOtherThresholdsIsStillTheSameChoice() {
    #expect(PracticeRule.sets(size: 5, push: 5, stick: 1).choice == .standard)
    #expect(PracticeRule.choices.allSatisfy { $0.choice == $0 })
  }

  @Test(arguments: [
    (5, 5, 1, 5, 1), (5, 9, 3, 5, 3), (5, 4, 4, 4, 3), (5, 0, 0, 2, 1), (3, 2, 9, 2, 1),
  ])
  func thresholdsThatMakeNoSenseBecomeTheNearestThatDo(
    size: Int, push: Int, stick: Int, newPush: Int, newStick: Int
  ) {
    #expect(
      PracticeRule.usual(setsOf: size).with(push: push, stick: stick)
        == .sets(size: size, push: newPush, stick: newStick))
  }

  @Test func rulesWithoutThresholdsKeepNone() {
    #expect(PracticeRule.nineOfTen.with(push: 3, stick: 2) == .nineOfTen)
  }
}
