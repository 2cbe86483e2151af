import FoundationEssentials
import PuppyTrainingCore

/// What the dog of the previews has practised: a few tricks in each state.
enum PreviewHistory {
  /// The sets of a dog, in the order of the journal.
  static func sets(of dog: Dog.ID) -> [PracticeSet] {
    learnt(["sit", "come"], of: dog, daysAgo: 40) + learnt(["touch", "down"], of: dog, daysAgo: 3)
      + [set(of: dog, "stay", step: 6, daysAgo: 2, place: "Kitchen")]
      + ["spin", "shake-hands"].map { set(of: dog, $0, step: 1, daysAgo: 1, place: nil) }
  }

  /// The last steps of these tricks passed in three places, which is to have learnt them.
  private static func learnt(
    _ tricks: [Trick.ID], of dog: Dog.ID, daysAgo days: Int
  ) -> [PracticeSet] {
    tricks.flatMap { trick in
      ["Kitchen", "Garden", "Park"].map { place in
        set(of: dog, trick, step: 20, daysAgo: days, place: place)
      }
    }
  }

  /// A set of four hits of five that led a step on.
  static func set(
    of dog: Dog.ID, _ trick: Trick.ID, step: Int, daysAgo days: Int, place: String?,
    details: SetDetails? = nil
  ) -> PracticeSet {
    let start = PreviewClock.date - Double(days) * 86_400
    let reps = [true, true, false, true, true].enumerated().map { number, isHit in
      Rep(isHit: isHit, date: start + Double(number) * 12)
    }
    return PracticeSet(
      dog: dog, trick: trick, step: step, start: start, reps: reps,
      details: details ?? SetDetails(place: place),
      decision: Decision(verdict: .push, chosen: .push)
    )
  }
}
