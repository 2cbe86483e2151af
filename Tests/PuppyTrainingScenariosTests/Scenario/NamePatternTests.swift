import Testing

@testable import PuppyTrainingScenarios

struct NamePatternTests {
  @Test(
    "A star stands for any text",
    arguments: [
      ("Filter", "Filter", true), ("Filter", "Filter Tricks", false), ("Filter", "filter", false),
      ("* of * tricks", "18 of 231 tricks", true), ("* of * tricks", "231 tricks", false),
      ("*", "", true), ("*", "anything", true), ("Sit*", "Sit", true), ("*Sit", "Sit down", false),
      ("a*a", "a", false), ("a*b*c", "a-b-b-c", true), ("a*b*c", "acb", false), ("**", "x", true),
    ])
  func matching(pattern: String, name: String, isMatch: Bool) {
    #expect(NamePattern(pattern).matches(name) == isMatch)
  }
}
