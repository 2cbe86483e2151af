import CoreTestSupport
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PosePatchableTests {
  private func pose(_ json: String) throws(JSONReader.Unexpected) -> Pose {
    try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in
      try Patch<Pose>(&reader).applied(to: .standing)
    }
  }

  @Test("Every field of a pose has a key of its own")
  func fields() throws {
    let expected = Pose(
      words: "w", hips: Point3(1, 2, 3), back: 4, chest: 5, roll: 6, neck: 7,
      head: Pose.Head(lift: 8, turn: 9, tilt: 10, ears: 11, mouth: 12, tongue: 13, eyes: 14),
      legs: Pose.Legs(
        frontNear: Point3(15, 16, 17), frontFar: Point3(18, 19, 20), hindNear: Point3(21, 22, 23),
        hindFar: Point3(24, 25, 26), elbows: 27, knees: 28),
      tail: Pose.Tail(lift: 29, curl: 30, wag: 31), turn: 32)
    let read = try pose(
      """
      {"words": "w", "hips": [1, 2, 3], "back": 4, "chest": 5, "roll": 6, "neck": 7, "head": 8,
       "headTurn": 9, "headTilt": 10, "ears": 11, "mouth": 12, "tongue": 13, "eyes": 14,
       "frontNear": [15, 16, 17], "frontFar": [18, 19, 20], "hindNear": [21, 22, 23],
       "hindFar": [24, 25, 26], "elbows": 27, "knees": 28, "tail": [29, 30], "wag": 31, "turn": 32}
      """)
    #expect(read == expected)
  }

  @Test("A paw that names no side stands straight below its shoulder or hip")
  func paws() throws {
    let legs = try pose(
      #"{"frontNear": [1, 0], "frontFar": [2, 0], "hindNear": [3, 0], "hindFar": [4, 0]}"#
    ).legs
    let side = Skeleton.Size.legSpread
    #expect(legs.frontNear == Point3(1, 0, side))
    #expect(legs.frontFar == Point3(2, 0, -side))
    #expect(legs.hindNear == Point3(3, 0, side))
    #expect(legs.hindFar == Point3(4, 0, -side))
  }
}
