import PuppyTrainingCore
import Testing

struct DifficultyTests {
  @Test("Levels are ordered from easy to hard")
  func order() {
    #expect(Difficulty.allCases.shuffled().sorted() == [.easy, .medium, .hard])
  }
}
