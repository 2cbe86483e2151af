import FoundationEssentials
import PuppyTrainingCore

extension Rep {
  /// Tries in short: `h` a hit, `m` a miss.
  static func reps(_ marks: String) -> [Rep] {
    marks.map { Rep(isHit: $0 == "h", date: Date(timeIntervalSince1970: 0)) }
  }
}

extension PracticeSet {
  /// A set of these marks, with a decision as the verdict says, or none.
  static func sample(
    _ marks: String = "h", dog: Dog.ID = UUID(), trick: Trick.ID = "sit", step: Int = 0,
    day: Int = 0, details: SetDetails = SetDetails(), verdict: Verdict? = nil,
    chosen: Verdict? = nil
  ) -> PracticeSet {
    PracticeSet(
      dog: dog, trick: trick, step: step, start: Date(timeIntervalSince1970: Double(day) * 86_400),
      reps: Rep.reps(marks), details: details,
      decision: verdict.map { Decision(verdict: $0, chosen: chosen ?? $0) })
  }
}

extension SetSummary {
  static func sample(
    step: Int = 0, _ chosen: Verdict?, day: Int = 0, place: String? = nil, dog: Dog.ID = UUID(),
    trick: Trick.ID = "sit"
  ) -> SetSummary {
    SetSummary(
      id: UUID(), dog: dog, trick: trick, step: step, day: Day(number: day), place: place,
      chosen: chosen)
  }
}
