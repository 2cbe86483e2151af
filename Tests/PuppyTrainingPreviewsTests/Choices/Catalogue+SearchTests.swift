import Testing

@testable import PuppyTrainingPreviews

@Suite struct CatalogueSearchTests {
  @Test(arguments: [
    ("", ["card/easy", "card/hard", "filter-dialog/nothing", "filter-dialog/easy"]),
    ("easy", ["card/easy", "filter-dialog/easy"]),
    ("CARD", ["card/easy", "card/hard"]),
    ("dialog eas", ["filter-dialog/easy"]),
    ("card/hard", ["card/hard"]),
    ("  ", ["card/easy", "card/hard", "filter-dialog/nothing", "filter-dialog/easy"]),
    ("cat", []),
  ])
  func everyWordHasToBeThere(text: String, found: [String]) {
    #expect(Catalogue.sample.matching(text).addresses.map(\.description) == found)
  }

  @Test func theNextOneKeepsTheKnobsAndGoesRound() throws {
    let last = try Address("filter-dialog/easy?dark", in: .sample)
    #expect("\(Catalogue.sample.address(1, from: last))" == "card/easy?dark")
    #expect("\(Catalogue.sample.address(-1, from: last))" == "filter-dialog/nothing?dark")
    let first = try Address("card/easy", in: .sample)
    #expect("\(Catalogue.sample.address(-1, from: first))" == "filter-dialog/easy")
  }
}
