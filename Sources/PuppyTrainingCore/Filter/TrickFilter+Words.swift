extension TrickFilter {
  /// The filter as plain words, for keeping it between two runs: `difficulty=easy`, `place=garden`.
  public var words: [String] { conditions.map(\.word) }

  /// The filter these words say, and the words that say nothing to this version of the app.
  public static func reading(_ words: [String]) -> (filter: TrickFilter, unknown: [String]) {
    let known = Dictionary(uniqueKeysWithValues: Condition.all.map { ($0.word, $0) })
    var filter = TrickFilter()
    var unknown: [String] = []
    for word in words {
      if let condition = known[word] {
        if !filter.contains(condition) { filter.toggle(condition) }
      } else {
        unknown.append(word)
      }
    }
    return (filter, unknown)
  }
}

extension Condition {
  fileprivate var word: String {
    switch self {
    case .difficulty(let difficulty): "difficulty=\(difficulty.rawValue)"
    case .category(let category): "category=\(category.rawValue)"
    case .equipment(let thing): "equipment=\(thing.rawValue)"
    case .minutes(let minutes): "minutes=\(minutes)"
    case .place(let place): "place=\(place.rawValue)"
    case .gentle: "gentle"
    case .state(let state): "state=\(state.rawValue)"
    case .practised(let gap): "practised=\(gap.rawValue)"
    case .ready: "ready"
    }
  }
}
