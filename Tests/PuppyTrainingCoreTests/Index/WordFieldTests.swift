import Testing

@testable import PuppyTrainingCore

struct WordFieldTests {
  @Test("Only a word that begins the title makes a title start")
  func scores() {
    let starts = WordField.allCases.map { $0.score(.start) }
    #expect(
      starts == [
        MatchScore(.titleStart, in: .title), MatchScore(.wordStart, in: .title),
        MatchScore(.wordStart, in: .otherNames), MatchScore(.wordStart, in: .summary),
      ])
  }

  @Test("A better field is never worse, nor is a better place")
  func order() {
    for place in WordPlace.allCases {
      let scores = WordField.allCases.map { $0.score(place) }
      #expect(scores == scores.sorted())
    }
    for field in WordField.allCases {
      let scores = WordPlace.allCases.map { field.score($0) }
      #expect(scores == scores.sorted())
    }
  }
}
