extension TrickFilter {
  /// The filter as plain words, for keeping it between two runs: `difficulty=easy`, `place=garden`.
  public var words: [String] { conditions.map(\.word) }

  /// The filter these words say, and the words that say nothing to this version of the app.
  public static func reading(_ words: [String]) -> (filter: TrickFilter, unknown: [String]) {
    let known = Dictionary(uniqueKeysWithValues: Condition.all.map { ($0.word, $0) })
    return (TrickFilter(words.compactMap { known[$0] }), words.filter { known[$0] == nil })
  }
}
