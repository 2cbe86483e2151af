import Testing

@testable import PuppyTrainingPreviews

@Suite struct CatalogueTests {
  @Test func statesOfAViewAreTogether() {
    let mixed = Catalogue([
      (view: "b", state: "1"), (view: "a", state: "2"), (view: "b", state: "3"),
    ])
    #expect(mixed.addresses.map(\.description) == ["b/1", "b/3", "a/2"])
    #expect(mixed["b"]?.states == ["1", "3"])
    #expect(mixed["c"] == nil)
  }

  @Test func theListKeepsTheOrder() {
    #expect(
      Catalogue.sample.addresses.map(\.description)
        == ["card/easy", "card/hard", "filter-dialog/nothing", "filter-dialog/easy"])
  }
}
