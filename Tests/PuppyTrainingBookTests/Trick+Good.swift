import PuppyTrainingCore

extension Trick {
  /// A trick that an editor has nothing to say about.
  static func good(
    id: String = "a",
    summary: String = "Your dog lays a paw in your hand. A friendly greeting that guests enjoy.",
    steps: [Step] = [
      Step(
        instruction: "Lay one treat on the floor right before the dog. Mark the first look at it.",
        criterion: "The dog looks at the treat within 3 seconds"),
      Step(
        instruction: "Hold a closed fist at elbow height and mark the paw that leaves the ground.",
        criterion: "A front paw lifts off the floor"),
      Step(
        instruction: "Say Paw, count one, then show the open hand. Pay every paw that lands on it.",
        criterion: "The paw lies in the hand within 3 seconds of Paw"),
    ],
    faults: [CommonFault] = [
      CommonFault(
        sign: "It mouths the fist", remedy: "Start again with a flat hand lying on your knee."),
      CommonFault(
        sign: "It lies down instead", remedy: "Stand on a wall side, so that it stays sitting."),
    ], safety: String? = nil
  ) -> Trick {
    Trick(
      id: id, title: "Paw", category: .paws, difficulty: .easy, summary: summary,
      equipment: [.treats], cue: Cue(word: "Paw", signal: "Hold out an open hand, palm up."),
      steps: steps, faults: faults, safety: safety)
  }
}
