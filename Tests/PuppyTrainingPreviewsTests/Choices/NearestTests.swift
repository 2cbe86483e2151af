import Testing

@testable import PuppyTrainingPreviews

@Suite struct NearestTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("sit", "sit", 0), ("sit", "sat", 1),
    ("kitten", "sitting", 3), ("ab", "ba", 2), ("é", "e", 1),
  ])
  func distanceCountsLetters(left: String, right: String, distance: Int) {
    #expect(Nearest.distance(left, right) == distance)
    #expect(Nearest.distance(right, left) == distance)
  }

  @Test func theFirstOfEqualsIsTaken() {
    #expect(Nearest.choice(to: "bat", of: ["cat", "hat"]) == "cat")
    #expect(Nearest.choice(to: "bat", of: []) == nil)
  }
}
