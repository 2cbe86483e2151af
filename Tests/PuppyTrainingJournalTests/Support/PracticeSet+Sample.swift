import FoundationEssentials
import PuppyTrainingCore

extension PracticeSet {
  /// A set that has not begun.
  static func sample(
    _ dog: Dog, trick: String = "spin", step: Int = 0, details: SetDetails = SetDetails(),
    start: Double = 1000.1, secondsFromGMT: Int = 3600
  ) -> PracticeSet {
    PracticeSet(
      dog: dog.id, trick: trick, step: step,
      start: Date(timeIntervalSinceReferenceDate: start), secondsFromGMT: secondsFromGMT,
      details: details)
  }
}

extension PracticeJournal {
  /// Practises a set rep by rep.
  ///
  /// - Parameter hits: what each rep is; a second apart.
  /// - Returns: the set as it is kept.
  @discardableResult
  func practise(
    _ set: PracticeSet, _ hits: [Bool], ending decision: Decision? = nil
  ) throws -> PracticeSet {
    var set = set
    for (index, isHit) in hits.enumerated() {
      let date = set.start.addingTimeInterval(Double(set.reps.count + 1) * 1.7)
      let rep = Rep(isHit: isHit, date: date)
      let end = index == hits.count - 1 ? decision : nil
      try append(rep, to: set, ending: end)
      set.reps.append(rep)
      set.decision = end
    }
    return set
  }
}

extension Decision {
  static let push = Decision(verdict: .push, chosen: .push)
}

extension SetDetails {
  /// Details of which all is said.
  static let full = SetDetails(
    place: "kitchen", distance: 1.5, duration: 0, distraction: 3, reward: "cheese",
    handler: "O'Neill \"'; --", note: "Flöckchen 🐕\nwas tired")
}
