import PuppyTrainingCore

/// The obvious way to say how far a dog is: every question goes through the whole journal again.
struct SlowStates {
  let book: TrickBook
  /// In the order of the journal.
  var sets: [SetSummary] = []
  var marks: [RestingMark] = []

  func state(of dog: Dog.ID, at trick: Trick, on today: Day) -> TrickState {
    let sets = sets.filter { $0.dog == dog && $0.trick == trick.id }
    let ended = sets.filter { $0.chosen != nil }
    let steps = trick.steps.count
    if marks.last(where: { $0.dog == dog && $0.trick == trick.id })?.isResting == true {
      return .resting
    }
    if sets.isEmpty { return .new }
    if !isPassed(ended, steps) { return .learning(step: step(after: ended, steps) + 1, of: steps) }
    if !isLearnt(ended, steps) { return .proofing(places: places(ended, steps).count) }
    return today >= reviewDay(ended, steps) ? .due : .learnt
  }

  func standing(of dog: Dog.ID, at trick: Trick, on today: Day) -> TrickStanding {
    let last = sets.last { $0.dog == dog && $0.trick == trick.id }
    return TrickStanding(
      state: state(of: dog, at: trick, on: today),
      daysSincePractice: last.map { max(0, today.number - $0.day.number) },
      isReady: trick.prerequisites.allSatisfy { id in
        guard let other = book[id] else { return true }
        let ended = sets.filter { $0.dog == dog && $0.trick == id && $0.chosen != nil }
        return isLearnt(ended, other.steps.count)
      })
  }

  func step(after ended: [SetSummary], _ steps: Int) -> Int {
    guard let last = ended.last else { return 0 }
    switch last.chosen {
    case .push: return min(last.step + 1, steps - 1)
    case .drop: return max(last.step - 1, 0)
    case .stick, nil: return last.step
    }
  }

  /// There is a push at the last step with no drop after it.
  private func isPassed(_ ended: [SetSummary], _ steps: Int) -> Bool {
    let sinceDrop = ended.reversed().prefix { $0.chosen != .drop }
    return sinceDrop.contains { $0.step == steps - 1 && $0.chosen == .push }
  }

  private func places(_ ended: [SetSummary], _ steps: Int) -> Set<String> {
    let pushes = ended.filter { $0.step == steps - 1 && $0.chosen == .push }
    return Set(
      pushes.map { set in
        (set.place ?? "").lowercased().filter { !$0.isWhitespace }
      })
  }

  private func isLearnt(_ ended: [SetSummary], _ steps: Int) -> Bool {
    isPassed(ended, steps) && places(ended, steps).count >= 3
  }

  /// The day of the next review: the trick has been learnt since the earliest set from which on it
  /// was after every set.
  private func reviewDay(_ ended: [SetSummary], _ steps: Int) -> Day {
    let wasLearnt = ended.indices.map { isLearnt(Array(ended[...$0]), steps) }
    let start = (wasLearnt.lastIndex(of: false) ?? -1) + 1
    let days = [7, 14, 30, 60, 120]
    var passed = 0
    var from = ended[start].day.number
    for set in ended[(start + 1)...] where set.step == steps - 1 {
      if set.chosen == .push, set.day.number >= from + days[min(passed, 4)] { passed += 1 }
      from = set.day.number
    }
    return Day(number: from + days[min(passed, 4)])
  }
}
