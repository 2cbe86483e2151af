import PuppyTrainingCore
import Testing

struct NearestTests {
  @Test(arguments: [
    ("pres", "press"), ("se", "see"), ("chekc", "check"), ("PRESS", "press"), ("clsoe", "close"),
    ("unchek", "uncheck"),
  ])
  func theNearestWordTakesTheFewestChanges(word: String, nearest: String) {
    let verbs = ["press", "see", "check", "uncheck", "close", "type"]
    #expect(verbs.nearest(to: word) == nearest)
  }

  @Test func theFirstOfEqualsIsTaken() {
    #expect(["cat", "hat"].nearest(to: "bat") == "cat")
    #expect([].nearest(to: "bat") == nil)
  }
}
