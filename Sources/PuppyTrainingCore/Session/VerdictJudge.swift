/// Says when a set ends, and whether to go on, repeat or make it easier.
///
/// Sets of five are Jean Donaldson's
/// (http://yaletowndogtraining.com/2017/03/07/push-drop-stick-rules-way-make-training-efficient/);
/// rules that look at more tries than that look back over several sets.
public struct VerdictJudge: Equatable, Sendable {
  /// The rule applied: the dog's, or sets of five where that counts up and the step has nothing to
  /// count.
  public let rule: PracticeRule
  /// What the 300-peck counter counts up to; `nil` under the other rules.
  public let hold: Hold?

  public init(_ rule: PracticeRule, for step: Step) {
    hold = rule == .threeHundredPeck ? step.hold : nil
    self.rule = rule == .threeHundredPeck && hold == nil ? .standard : rule
  }

  /// How many tries a set has at most.
  public var setSize: Int {
    switch rule {
    case .sets(let size, _, _): max(1, size)
    case .nineOfTen, .eightyOfTwenty: 5
    case .threeHundredPeck: 10
    }
  }

  /// What the rule says of a set, or `nil` while the set goes on.
  ///
  /// - Parameters:
  ///   - reps: of the set.
  ///   - earlier: the tries at this step before the set, see `StepRun`.
  public func judgement(of reps: [Rep], after earlier: [Rep] = []) -> Judgement? {
    let hits = reps.count(where: \.isHit)
    return switch rule {
    case .sets(_, let push, let stick): judge(hits, of: reps.count, push: push, stick: stick)
    case .nineOfTen: judge(reps, after: earlier, needed: 9, window: 10)
    case .eightyOfTwenty: judge(reps, after: earlier, needed: 16, window: 20)
    case .threeHundredPeck: hold.flatMap { judge(reps, after: earlier, hold: $0) }
    }
  }

  private func judge(_ hits: Int, of count: Int, push: Int, stick: Int) -> Judgement? {
    guard count >= setSize else { return nil }
    let verdict: Verdict = hits >= push ? .push : hits >= stick ? .stick : .drop
    return Judgement(
      verdict: verdict, reason: .set(hits: hits, size: count, push: push, stick: stick))
  }

  /// A push as soon as the last tries are good enough. Else after the set: two hits of five or
  /// fewer are a drop as they are by Donaldson's rule, whatever went before.
  private func judge(
    _ reps: [Rep], after earlier: [Rep], needed: Int, window: Int
  ) -> Judgement? {
    guard !reps.isEmpty else { return nil }
    let last = (earlier + reps).suffix(window)
    let hits = last.count(where: \.isHit)
    let reason = Judgement.Reason.lastTries(
      hits: hits, tries: last.count, needed: needed, window: window)
    if last.count == window, hits >= needed { return Judgement(verdict: .push, reason: reason) }
    guard reps.count >= setSize else { return nil }
    let hitsOfSet = reps.count(where: \.isHit)
    return hitsOfSet <= 2
      ? Judgement(verdict: .drop, reason: .fewHits(hits: hitsOfSet, size: reps.count))
      : Judgement(verdict: .stick, reason: reason)
  }

  /// A push as soon as the goal is reached, a drop after two misses in a row
  /// (https://firedupdogtraining.com/faqs/). Else after the set the count goes on in the next one.
  private func judge(_ reps: [Rep], after earlier: [Rep], hold: Hold) -> Judgement? {
    guard !reps.isEmpty else { return nil }
    let unit = hold.unit
    let before = PeckCounter(after: (earlier + reps).dropLast())
    var counter = before
    if let last = reps.last { counter.mark(isHit: last.isHit) }
    if counter.best >= hold.goal {
      return Judgement(verdict: .push, reason: .counted(to: counter.best, unit: unit))
    }
    if counter.hasMissedTwice {
      return Judgement(verdict: .drop, reason: .twoMisses(at: before.count, unit: unit))
    }
    guard reps.count >= setSize else { return nil }
    return Judgement(
      verdict: .stick,
      reason: .counting(
        next: counter.count, best: counter.best, goal: hold.goal, unit: unit))
  }
}
