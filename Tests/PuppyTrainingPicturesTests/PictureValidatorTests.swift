import CoreTestSupport
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PictureValidatorTests {
  private let trick = Trick.sample(id: "x", steps: [.sample, .sample])

  private func problems(_ scenes: String...) throws -> [String] {
    PictureValidator.problems(in: try Library.scenes(scenes.joined(separator: ",")), of: trick)
      .map(\.description)
  }

  private static let good =
    #""whole": {"frames": [{"pose": "sit", "set": {"hindNear": [0, 0], "hindFar": [4, 0], "back": 42, "chest": 46}}]}"#

  @Test func aSoundSceneHasNoProblem() throws {
    #expect(try problems(Self.good) == [])
  }

  @Test func everyTrickHasOnePictureOfTheWhole() throws {
    #expect(try problems() == ["x: scenes: has 0 without steps, not 1"])
  }

  @Test func stepsAreThoseOfTheTrickAndEachIsShownOnce() throws {
    #expect(
      try problems(
        Self.good, #""1, 3": {"frames": [{}]}"#,
        #""1": {"frames": [{}]}"#)
        == [
          "x: steps: has 1 in two scenes", "x: steps: has 3, which the trick has not",
        ])
  }

  @Test(
    "Bodies hold together",
    arguments: [
      (#""frames": [{"set": {"frontNear": [90, 0]}}]"#, "frames[0]: frontNear is"),
      (#""frames": [{"set": {"hips": [-20, 5]}}]"#, "frames: the hips goes into the ground"),
      (#""frames": [{}, {"set": {"hips": [-20, 5]}}]"#, "frames: a joint goes into the ground"),
      (#""view": {"at": [200, 0]}, "frames": [{}]"#, "view: does not show the nose"),
      (#""words": "Sits.", "frames": [{}]"#, "words: is not the end"),
      (#""frames": [{"rest": 10, "seconds": 10}, {"seconds": 5}]"#, "frames: take longer"),
    ])
  func bodies(keys: String, message: String) throws {
    let found = try problems(#""whole": {\#(keys)}"#)
    #expect(found.contains { $0.hasPrefix("x: \(message)") }, "\(found)")
  }
}
