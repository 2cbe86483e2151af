/// What the sets of a dog at a trick come to, taken in one after the other in the order of the
/// journal.
///
/// - A push leads to the step after that of the set, a drop to the one before, a stick stays. A set
///   that did not end leads nowhere.
/// - All steps are passed when the last one is pushed, until a set ends with a drop.
/// - A place counts when the last step was pushed there. Differences of case, accents and blanks
///   are none; sets that name no place count as one place together.
/// - The trick is learnt while all steps are passed and at least `placesToLearn` places count.
/// - Reviews: see `ReviewPlan`.
public struct TrickProgress: Equatable, Sendable {
  /// In how many places a trick is learnt: dogs generalise badly
  /// (https://offleashgeorgia.com/the-3-ds-of-dog-training).
  public static let placesToLearn = 3

  /// How many steps the trick has, 1 or more.
  public let steps: Int
  /// The step of the next set, from 0.
  public private(set) var step = 0
  /// There is at least one set.
  public private(set) var isBegun = false
  /// The last step was pushed, and nothing dropped since.
  public private(set) var hasPassedAllSteps = false
  /// Where the last step was pushed, folded; an empty text for sets that name no place.
  public private(set) var places: Set<String> = []
  /// The day of the last set in the order of the journal.
  public private(set) var lastDay: Day?
  /// When to look at it again, while it is learnt.
  public private(set) var review: ReviewPlan?

  /// What no set comes to.
  ///
  /// - Parameter steps: how many steps the trick has.
  public init(steps: Int) { self.steps = max(1, steps) }

  /// What these sets come to.
  public init(of sets: some Sequence<SetSummary>, steps: Int) {
    self.init(steps: steps)
    for set in sets { add(set) }
  }

  /// All steps are passed in enough places.
  public var isLearnt: Bool { hasPassedAllSteps && places.count >= Self.placesToLearn }

  /// Takes in the next set of the journal.
  public mutating func add(_ set: SetSummary) {
    isBegun = true
    lastDay = set.day
    guard let chosen = set.chosen else { return }
    let last = steps - 1
    let at = min(max(set.step, 0), last)
    switch chosen {
    case .push:
      step = min(at + 1, last)
      if at == last {
        hasPassedAllSteps = true
        insert(set.place ?? "")
      }
    case .stick: step = at
    case .drop:
      step = max(at - 1, 0)
      hasPassedAllSteps = false
    }
    followReview(chosen, at: at, on: set.day)
  }

  private mutating func followReview(_ chosen: Verdict, at step: Int, on day: Day) {
    guard isLearnt else {
      review = nil
      return
    }
    guard var plan = review else {
      review = ReviewPlan(learnt: day)
      return
    }
    guard step == steps - 1 else { return }
    plan.review(passed: chosen == .push, on: day)
    review = plan
  }

  /// How far the dog is.
  ///
  /// - Parameters:
  ///   - today: the present day where the person is.
  ///   - isResting: the trick is laid aside by hand.
  public func state(on today: Day, isResting: Bool = false) -> TrickState {
    if isResting { return .resting }
    if !isBegun { return .new }
    guard hasPassedAllSteps else { return .learning(step: step + 1, of: steps) }
    guard isLearnt else { return .proofing(places: places.count) }
    return review.map { $0.isDue(on: today) } == true ? .due : .learnt
  }

  private mutating func insert(_ place: String) {
    // Most places come again and again, just as they are.
    guard !places.contains(place) else { return }
    let words = place.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    places.insert(String(decoding: words.folded, as: UTF8.self))
  }
}
