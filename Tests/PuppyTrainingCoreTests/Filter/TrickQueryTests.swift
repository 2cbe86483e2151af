import PuppyTrainingCore
import Testing

struct TrickQueryTests {
  @Test("A new query asks for everything, by title")
  func everything() {
    #expect(TrickQuery() == TrickQuery(filter: TrickFilter(), searchText: "", sort: .title))
    #expect(TrickQuery().filter.isActive == false)
  }
}
