import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct VerdictJudgeTests {
  private static let held = Step(
    instruction: "Wait.", criterion: "It holds on", hold: Hold(5, .seconds))

  private func judgement(
    _ rule: PracticeRule, _ marks: String, after earlier: String = "", step: Step = .sample
  ) -> Judgement? {
    VerdictJudge(rule, for: step).judgement(of: Rep.reps(marks), after: Rep.reps(earlier))
  }

  @Test(
    "After a set of five, four hits push, three stick, fewer drop",
    arguments: [
      ("hhhhh", .push), ("mhhhh", .push), ("hmhmh", .stick), ("hhmmm", .drop), ("mmmmm", .drop),
    ] as [(String, Verdict)])
  func five(marks: String, verdict: Verdict) {
    let hits = marks.count { $0 == "h" }
    let expected = Judgement(
      verdict: verdict, reason: .set(hits: hits, size: 5, push: 4, stick: 3))
    #expect(judgement(.standard, marks) == expected)
  }

  @Test("A set goes on until it is full", arguments: ["", "h", "mm", "hhhh", "mmmm"])
  func unfinished(marks: String) {
    #expect(judgement(.standard, marks) == nil)
  }

  @Test(
    "Sets of three and ten follow their thresholds",
    arguments: [
      (3, "hhh", .push), (3, "hmh", .stick), (3, "hmm", .drop), (3, "hh", nil),
      (10, "hhhhhhhhmm", .push), (10, "hhhhhhhmmm", .stick), (10, "hhhhhhmmmm", .stick),
      (10, "hhhhhmmmmm", .drop), (10, "hhhhhhhhh", nil),
    ] as [(Int, String, Verdict?)])
  func otherSizes(size: Int, marks: String, verdict: Verdict?) {
    #expect(judgement(.usual(setsOf: size), marks)?.verdict == verdict)
  }

  @Test("Thresholds are the dog's own")
  func ownThresholds() {
    let rule = PracticeRule.sets(size: 5, push: 5, stick: 4)
    let verdicts = ["hhhhh", "hhhhm", "hhhmm"].map { judgement(rule, $0)?.verdict }
    #expect(verdicts == [.push, .stick, .drop])
  }

  @Test(
    "Nine of the last ten push as soon as they are there",
    arguments: [
      ("hhhhhhhhh", "m", .push), ("mhhhh", "hhhhh", .push), ("hhhhh", "hhhh", nil),
      ("mhmhhhhhh", "hh", .push), ("mhmhhhhhh", "h", nil), ("", "hhhhh", .stick),
      ("hhhhh", "hhhmm", .stick), ("mmmhhhhhhh", "hh", .push),
    ] as [(String, String, Verdict?)])
  func nineOfTen(earlier: String, marks: String, verdict: Verdict?) {
    #expect(judgement(.nineOfTen, marks, after: earlier)?.verdict == verdict)
  }

  @Test("Two hits of five are too few, whatever went before")
  func fewHits() {
    let expected = Judgement(verdict: .drop, reason: .fewHits(hits: 2, size: 5))
    #expect(judgement(.nineOfTen, "mhmhm", after: "hhhhhhh") == expected)
    #expect(judgement(.eightyOfTwenty, "mhmhm") == expected)
  }

  @Test("A rule that looks back says how many tries it has seen")
  func lookingBack() {
    let early = Judgement(
      verdict: .stick, reason: .lastTries(hits: 8, tries: 10, needed: 16, window: 20))
    #expect(judgement(.eightyOfTwenty, "hhhhh", after: "mhmhh") == early)
    let enough = Judgement(
      verdict: .push, reason: .lastTries(hits: 16, tries: 20, needed: 16, window: 20))
    let nineteen = String(repeating: "mhhhh", count: 3) + "mhhh"
    #expect(judgement(.eightyOfTwenty, "h", after: nineteen) == enough)
    #expect(judgement(.eightyOfTwenty, "hhhh", after: String(repeating: "h", count: 14)) == nil)
  }

  @Test("Counting up pushes when the length is reached")
  func counted() {
    let expected = Judgement(verdict: .push, reason: .counted(to: 5, unit: .seconds))
    #expect(judgement(.threeHundredPeck, "hhhhh", step: Self.held) == expected)
    #expect(judgement(.threeHundredPeck, "h", after: "hhmhhhh", step: Self.held) == expected)
    #expect(judgement(.threeHundredPeck, "hhhh", step: Self.held) == nil)
  }

  @Test("Two misses in a row drop, also over two sets; one does not")
  func twoMisses() {
    let expected = Judgement(verdict: .drop, reason: .twoMisses(at: 1, unit: .seconds))
    #expect(judgement(.threeHundredPeck, "hhmm", step: Self.held) == expected)
    #expect(judgement(.threeHundredPeck, "m", after: "hhm", step: Self.held) == expected)
    #expect(judgement(.threeHundredPeck, "hhmhm", step: Self.held) == nil)
  }

  @Test("After ten tries the count goes on in the next set")
  func counting() {
    let expected = Judgement(
      verdict: .stick, reason: .counting(next: 2, best: 3, goal: 5, unit: .seconds))
    #expect(judgement(.threeHundredPeck, "hhmhhhmhmh", step: Self.held) == expected)
  }

  @Test("A step with nothing to count is judged by sets of five")
  func nothingToCount() {
    let judge = VerdictJudge(.threeHundredPeck, for: .sample)
    #expect(judge == VerdictJudge(.standard, for: .sample))
    #expect(judge.hold == nil)
    #expect(judgement(.threeHundredPeck, "hhhhm")?.verdict == .push)
  }

  @Test(
    "Only counting up looks at the length of a step", arguments: PracticeRule.choices.dropLast())
  func noHold(rule: PracticeRule) {
    #expect(VerdictJudge(rule, for: Self.held).hold == nil)
    #expect(VerdictJudge(rule, for: Self.held).rule == rule)
  }

  @Test("Every rule ends a set within its size", arguments: PracticeRule.choices)
  func ends(rule: PracticeRule) {
    let judge = VerdictJudge(rule, for: Self.held)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let earlier = Rep.random(Int.random(in: 0...25, using: &generator), using: &generator)
      let reps = Rep.random(judge.setSize, using: &generator)
      let ends = (0...reps.count).map {
        judge.judgement(of: Array(reps.prefix($0)), after: earlier)
      }
      #expect(ends.first == .some(nil))
      #expect(ends.last != .some(nil))
    }
  }
}

extension Rep {
  fileprivate static func random(
    _ count: Int, using generator: inout SeededGenerator
  ) -> [Rep] {
    reps(String((0..<count).map { _ in generator.decides(0.7) ? "h" : "m" }))
  }
}
