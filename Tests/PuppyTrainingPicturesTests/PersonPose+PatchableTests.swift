import CoreTestSupport
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PersonPosePatchableTests {
  @Test("Every field of a person's pose has a key of its own")
  func fields() throws {
    let json = """
      {"words": "w", "hips": [1, 2, 3], "torso": 4, "head": 5, "turn": 6, "elbows": 7, "knees": 8,
       "handNear": [9, 10, 11], "handFar": [12, 13], "footNear": [14, 15, 16], "footFar": [17, 18],
       "nearGrip": "treat", "farGrip": "pointing"}
      """
    let expected = PersonPose(
      words: "w", hips: Point3(1, 2, 3), torso: 4, head: 5,
      hands: PersonPose.Pair(near: Point3(9, 10, 11), far: Point3(12, 13)),
      feet: PersonPose.Pair(near: Point3(14, 15, 16), far: Point3(17, 18)), turn: 6,
      nearGrip: .treat, farGrip: .pointing, elbows: 7, knees: 8)
    let pose = try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in
      try Patch<PersonPose>(&reader).applied(to: .standing)
    }
    #expect(pose == expected)
  }
}
