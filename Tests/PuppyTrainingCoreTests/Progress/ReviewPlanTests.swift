import PuppyTrainingCore
import Testing

struct ReviewPlanTests {
  /// When the next review begins after these sets, the trick having been learnt on day 0.
  private func plan(_ reviews: [(day: Int, isPassed: Bool)]) -> ReviewPlan {
    var plan = ReviewPlan(learnt: Day(number: 0))
    for review in reviews { plan.review(passed: review.isPassed, on: Day(number: review.day)) }
    return plan
  }

  @Test("Each review that is passed when due makes the time to the next one longer")
  func growing() {
    var plan = ReviewPlan(learnt: Day(number: 0))
    var starts: [Int] = []
    for _ in 0..<7 {
      starts.append(plan.range.lowerBound.number)
      plan.review(passed: true, on: plan.range.lowerBound)
    }
    #expect(starts == [7, 21, 51, 111, 231, 351, 471])
  }

  @Test("A review suits a range of days: from its first to twice the time")
  func range() {
    #expect(plan([]).range == Day(number: 7)...Day(number: 14))
    #expect(plan([(7, true)]).range == Day(number: 21)...Day(number: 35))
    #expect(
      [6, 7, 14, 900].map { plan([]).isDue(on: Day(number: $0)) } == [false, true, true, true])
  }

  @Test("Days missed take nothing away")
  func missed() {
    #expect(plan([(400, true)]).range.lowerBound.number == 414)
    #expect(plan([(400, true)]).passed == 1)
  }

  @Test(
    "Practice before the review is due, or not passed, begins the same time again",
    arguments: [[(3, true)], [(3, false)], [(8, false)], [(1, true), (2, true), (3, true)]])
  func early(reviews: [(day: Int, isPassed: Bool)]) {
    let plan = plan(reviews)
    #expect(plan.passed == 0)
    #expect(plan.range.lowerBound.number == (reviews.last?.day ?? 0) + 7)
  }

  @Test("A clock moved backwards makes no review passed")
  func backwards() {
    #expect(plan([(7, true), (-50, true)]).passed == 1)
    #expect(plan([(7, true), (-50, true)]).range.lowerBound.number == -36)
  }
}
