import PuppyTrainingCore

extension StateBadge: Previewed {
  static let previews = Preview.each(
    of: "state-badge",
    [
      "new": .new, "learning": .learning(step: 2, of: 6), "proofing": .proofing(places: 2),
      "learnt": .learnt, "due": .due, "resting": .resting,
    ] as KeyValuePairs<String, TrickState>
  ) { state in
    let badge = StateBadge()
    badge.show(state)
    return Exhibit(badge.widget, of: badge)
  }
}
