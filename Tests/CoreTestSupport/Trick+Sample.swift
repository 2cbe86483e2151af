import PuppyTrainingCore

extension Trick {
  /// A trick that makes a valid book on its own; a test says only what it is about.
  package static func sample(
    id: Trick.ID = "sit", title: String = "Sit", otherNames: [String] = [],
    category: Category = .manners, difficulty: Difficulty = .medium,
    summary: String = "The dog lowers its rump.", equipment: [Equipment] = [.treats],
    substitutes: [Equipment: String] = [:], places: [Place] = [.indoors], minutes: Int = 3,
    prerequisites: [Trick.ID] = [], cue: Cue = .sample, steps: [Step] = [.sample],
    faults: [CommonFault] = [], safety: String? = nil
  ) -> Trick {
    Trick(
      id: id, title: title, otherNames: otherNames, category: category, difficulty: difficulty,
      summary: summary, equipment: equipment, substitutes: substitutes, places: places,
      minutes: minutes, prerequisites: prerequisites, cue: cue, steps: steps, faults: faults,
      safety: safety)
  }
}

extension Cue {
  package static let sample = Cue(word: "Sit", signal: "Raise one flat hand.")
}

extension Step {
  package static let sample = Step(instruction: "Lift the treat.", criterion: "The rump is down.")
}

extension CommonFault {
  package static let sample = CommonFault(sign: "It jumps up.", remedy: "Hold the treat lower.")
}
