import CoreTestSupport
import PuppyTrainingCore
import Testing

struct TrickProgressTests {
  /// A set in short: step from 0, what was done, day, place.
  typealias Entry = (step: Int, chosen: Verdict?, day: Int, place: String?)

  private func progress(_ entries: [Entry], steps: Int = 3) -> TrickProgress {
    TrickProgress(
      of: entries.map { .sample(step: $0.step, $0.chosen, day: $0.day, place: $0.place) },
      steps: steps)
  }

  private static let passed: Entry = (2, .push, 0, "kitchen")
  private static let learnt: [Entry] = [passed, (2, .push, 1, "garden"), (2, .push, 2, "field")]

  @Test(
    "The state of a trick of three steps",
    arguments: [
      ([], .new),
      // Learning: at the step that the last set leads to.
      ([(0, nil, 0, nil)], .learning(step: 1, of: 3)),
      ([(0, .stick, 0, nil)], .learning(step: 1, of: 3)),
      ([(0, .drop, 0, nil)], .learning(step: 1, of: 3)),
      ([(0, .push, 0, nil)], .learning(step: 2, of: 3)),
      ([(1, .push, 0, nil)], .learning(step: 3, of: 3)),
      ([(1, .drop, 0, nil)], .learning(step: 1, of: 3)),
      ([(1, .push, 0, nil), (2, .drop, 0, nil)], .learning(step: 2, of: 3)),
      ([(1, .push, 0, nil), (2, nil, 0, nil)], .learning(step: 3, of: 3)),
      ([(2, .stick, 0, "a")], .learning(step: 3, of: 3)),
      // Proofing: all steps passed, in fewer than three places.
      ([passed], .proofing(places: 1)),
      ([(2, .push, 0, nil)], .proofing(places: 1)),
      ([passed, passed, passed], .proofing(places: 1)),
      ([passed, (2, .push, 0, " KITCHEN ")], .proofing(places: 1)),
      ([passed, (2, .push, 0, "Küche"), (2, .push, 0, "kuche")], .proofing(places: 2)),
      ([passed, (2, .push, 0, nil), (2, .push, 0, "  ")], .proofing(places: 2)),
      ([passed, (2, .stick, 0, "garden"), (2, nil, 0, "field")], .proofing(places: 1)),
      ([passed, (1, .push, 0, "garden"), (0, .push, 0, "field")], .proofing(places: 1)),
      ([passed, (2, .drop, 0, nil)], .learning(step: 2, of: 3)),
      ([passed, (2, .drop, 0, nil), (1, .push, 0, nil)], .learning(step: 3, of: 3)),
      ([passed, (2, .drop, 0, nil), (2, .push, 0, "garden")], .proofing(places: 2)),
      // Learnt: in three places, also when one of them names none.
      (learnt, .learnt), ([passed, (2, .push, 1, nil), (2, .push, 2, "field")], .learnt),
      (learnt + [(2, .stick, 2, nil)], .learnt), (learnt + [(2, nil, 2, nil)], .learnt),
      (learnt + [(2, .drop, 2, nil)], .learning(step: 2, of: 3)),
      (learnt + [(2, .drop, 2, nil), (2, .push, 2, nil)], .learnt),
      (learnt + [(0, .drop, 2, nil)], .learning(step: 1, of: 3)),
      // Steps that a newer book does not have any more are its last one.
      ([(7, .push, 0, nil)], .proofing(places: 1)),
      ([(7, .drop, 0, nil)], .learning(step: 2, of: 3)),
    ] as [([Entry], TrickState)])
  func state(entries: [Entry], state: TrickState) {
    let progress = progress(entries)
    #expect(progress.state(on: Day(number: 2)) == state)
    #expect(progress.state(on: Day(number: 2), isResting: true) == .resting)
  }

  @Test(
    "A learnt trick is due from its review day on, and no day missed changes more",
    arguments: [(2, false), (8, false), (9, true), (10, true), (9_999, true), (-5, false)])
  func due(today: Int, isDue: Bool) {
    let state = progress(Self.learnt).state(on: Day(number: today))
    #expect(state == (isDue ? .due : .learnt))
  }

  @Test("A review passed when due makes the time longer, a trick learnt anew begins again")
  func reviews() {
    let passed = Self.learnt + [(2, .push, 9, "garden")]
    #expect(progress(passed).review?.range == Day(number: 23)...Day(number: 37))
    let early = Self.learnt + [(2, .push, 5, "garden")]
    #expect(progress(early).review?.range == Day(number: 12)...Day(number: 19))
    let dropped = passed + [(2, .drop, 23, nil)]
    #expect(progress(dropped).review == nil)
    let again = dropped + [(1, .push, 23, nil), (2, .push, 24, nil)]
    #expect(progress(again).review?.range == Day(number: 31)...Day(number: 38))
  }

  @Test("Practice of an earlier step is no review")
  func earlierStep() {
    let other = Self.learnt + [(1, .push, 20, nil), (2, nil, 20, nil)]
    #expect(progress(other).review == progress(Self.learnt).review)
    #expect(progress(other).step == 2)
  }

  @Test("The last day is that of the last set, whatever the clock said before")
  func lastDay() {
    #expect(progress([(0, .push, 900, nil), (1, .push, 5, nil)]).lastDay == Day(number: 5))
    #expect(progress([]).lastDay == nil)
  }

  @Test("A trick of one step is proofed after one push")
  func oneStep() {
    let states = Verdict.allCases.map {
      progress([(0, $0, 0, nil)], steps: 1).state(on: Day(number: 0))
    }
    #expect(states == [.proofing(places: 1), .learning(step: 1, of: 1), .learning(step: 1, of: 1)])
  }
}
