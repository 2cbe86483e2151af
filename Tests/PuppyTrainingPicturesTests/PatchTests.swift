import CoreTestSupport
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PatchTests {
  private typealias Unexpected = JSONReader.Unexpected

  private func patch(_ json: String) throws(Unexpected) -> Patch<Pose> {
    try JSONReader.read(json) { reader throws(Unexpected) in try Patch(&reader) }
  }

  @Test("A patch changes what it names, and leaves the rest")
  func applying() throws {
    var pose = Pose.standing
    pose.roll = 8
    var expected = pose
    expected.neck = 5
    expected.words = "nods"
    let patch = try patch(#"{"neck": 5, "like": "sit", "words": "nods"}"#)
    #expect(patch.like == "sit")
    #expect(patch.applied(to: pose) == expected)
    #expect(Patch<Pose>().applied(to: pose) == pose)
  }

  @Test(
    "What is wrong is said with its key",
    arguments: [
      (#"{"nose": 1}"#, "nose", "is not a known key"),
      (#"{"neck": "1"}"#, "neck", "is not a number"),
      (#"{"neck": 1, "neck": 2}"#, "neck", "comes twice"),
      (#"{"like": 1}"#, "like", "is not a text"),
      ("[]", "", "is not an object"),
    ])
  func mistakes(json: String, field: String, reason: String) {
    #expect(throws: Unexpected(reason).under(field)) { try patch(json) }
  }
}
