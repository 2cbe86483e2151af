import CoreTestSupport
import FoundationEssentials
import PuppyTrainingCore

/// A dog, a trick of three steps, and a journal and a clock that a test has in its hand.
@MainActor
struct SessionFixture {
  let dog = UUID()
  let clock = TestClock()
  let journal: MemoryJournal
  let trick = Trick.sample(
    id: "stay",
    steps: [
      Step(instruction: "Wait.", criterion: "It waits", hold: Hold(6, .seconds)),
      Step(instruction: "Step back.", criterion: "It waits", hold: Hold(2, .steps)),
      Step(instruction: "Leave.", criterion: "It waits until you return"),
    ])

  init() { journal = MemoryJournal(dogs: [Dog(id: dog, name: "Rex")]) }

  /// A session after these sets, which are put into the journal.
  func session(
    rule: PracticeRule = .standard, history: [PracticeSet] = [], prerequisite: Trick.ID? = nil
  ) throws -> PracticeSession {
    for set in history {
      var part = set
      part.reps = []
      for rep in set.reps {
        let isLast = part.reps.count == set.reps.count - 1
        try journal.append(rep, to: part, ending: isLast ? set.decision : nil)
        part.reps.append(rep)
      }
    }
    journal.forgetWrites()
    return try PracticeSession(
      dog: Dog(id: dog, name: "Rex", rule: rule), trick: trick, prerequisite: prerequisite,
      journal: LentJournal(journal), clock: clock.clock)
  }

  /// A set of the dog at the trick, its reps marked at the beginning of a day.
  func set(
    _ marks: String, step: Int = 0, day: Int = 19_000, details: SetDetails = SetDetails(),
    verdict: Verdict? = nil, chosen: Verdict? = nil
  ) -> PracticeSet {
    var set = PracticeSet.sample(
      "", dog: dog, trick: trick.id, step: step, day: day, details: details, verdict: verdict,
      chosen: chosen)
    set.reps = marks.map { Rep(isHit: $0 == "h", date: set.start) }
    return set
  }

  func mark(_ marks: String, in session: PracticeSession) {
    for mark in marks { session.mark(isHit: mark == "h") }
  }

  /// The marks of the present set.
  func marks(_ session: PracticeSession) -> String { Self.text(session.set.reps) }

  /// The marks of all sets in the journal, with what was done after each.
  func kept() -> [String] {
    journal.kept.map { set in
      let end = set.decision.map { " \($0.verdict)" + ($0.isOverruled ? " \($0.chosen)" : "") }
      return "\(set.step + 1): " + Self.text(set.reps) + (end ?? "")
    }
  }

  private static func text(_ reps: [Rep]) -> String {
    String(reps.map { $0.isHit ? "h" : "m" })
  }
}
