import PuppyTrainingCore
import Testing

struct TrickSortTests {
  @Test("The words kept in the settings stay as they are")
  func words() {
    #expect(TrickSort.allCases.map(\.rawValue) == ["title", "difficulty", "category", "state"])
  }
}
