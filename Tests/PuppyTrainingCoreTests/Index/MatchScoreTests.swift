import Testing

@testable import PuppyTrainingCore

struct MatchScoreTests {
  @Test("How a word is found counts before where it is found")
  func order() {
    let scores = [
      MatchScore(.titleStart, in: .title), MatchScore(.wordStart, in: .title),
      MatchScore(.wordStart, in: .otherNames), MatchScore(.wordStart, in: .summary),
      MatchScore(.inside, in: .title), MatchScore(.inside, in: .otherNames),
      MatchScore(.inside, in: .summary),
    ]
    #expect(scores.reversed().sorted() == scores)
    #expect(scores.min() == .best)
  }
}
