/// Where in a trick a word stands, the best first.
enum WordField: UInt32, CaseIterable {
  case titleStart, title, otherNames, summary

  /// How well a trick answers a search found at this place of a word in this field.
  func score(_ place: WordPlace) -> MatchScore {
    let kind: MatchScore.Kind =
      switch place {
      case .start: self == .titleStart ? .titleStart : .wordStart
      case .wordStart: .wordStart
      case .inside: .inside
      }
    return switch self {
    case .titleStart, .title: MatchScore(kind, in: .title)
    case .otherNames: MatchScore(kind, in: .otherNames)
    case .summary: MatchScore(kind, in: .summary)
    }
  }
}
