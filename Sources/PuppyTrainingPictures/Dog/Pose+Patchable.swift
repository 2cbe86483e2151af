import PuppyTrainingCore

extension Pose: Patchable {
  static let noun = "pose"
  static let table = "poses"

  static func change(
    _ key: String, _ reader: inout JSONReader
  ) throws(JSONReader.Unexpected) -> Patch<Pose>.Change {
    switch key {
    case "words": .init(try reader.string()) { $0.words = $1 }
    case "hips": .init(try reader.point()) { $0.hips = $1 }
    case "back": .init(try reader.number()) { $0.back = $1 }
    case "chest": .init(try reader.number()) { $0.chest = $1 }
    case "roll": .init(try reader.number()) { $0.roll = $1 }
    case "neck": .init(try reader.number()) { $0.neck = $1 }
    case "head": .init(try reader.number()) { $0.head.lift = $1 }
    case "headTurn": .init(try reader.number()) { $0.head.turn = $1 }
    case "headTilt": .init(try reader.number()) { $0.head.tilt = $1 }
    case "ears": .init(try reader.number()) { $0.head.ears = $1 }
    case "mouth": .init(try reader.number()) { $0.head.mouth = $1 }
    case "tongue": .init(try reader.number()) { $0.head.tongue = $1 }
    case "eyes": .init(try reader.number()) { $0.head.eyes = $1 }
    case "frontNear": .init(try reader.paw(1)) { $0.legs.frontNear = $1 }
    case "frontFar": .init(try reader.paw(-1)) { $0.legs.frontFar = $1 }
    case "hindNear": .init(try reader.paw(1)) { $0.legs.hindNear = $1 }
    case "hindFar": .init(try reader.paw(-1)) { $0.legs.hindFar = $1 }
    case "elbows": .init(try reader.number()) { $0.legs.elbows = $1 }
    case "knees": .init(try reader.number()) { $0.legs.knees = $1 }
    case "tail": .init(try reader.tail()) { ($0.tail.lift, $0.tail.curl) = $1 }
    case "wag": .init(try reader.number()) { $0.tail.wag = $1 }
    case "turn": .init(try reader.number()) { $0.turn = $1 }
    default: throw .unknownKey
    }
  }

  /// Standing: where every pose of a picture file starts from.
  public static let standing = Pose(
    words: "stands", hips: Point3(-23, 48), back: 0, chest: 0, roll: 0, neck: 54, head: Head(),
    legs: Legs(
      frontNear: Point3(21, 0, 6.5), frontFar: Point3(27, 0, -6.5),
      hindNear: Point3(-29, 0, 6.5), hindFar: Point3(-21, 0, -6.5)),
    tail: Tail(), turn: 0)
}

extension JSONReader {
  /// The place of a paw. One that names no side stands straight below its shoulder or hip.
  ///
  /// - Parameter side: 1 near, -1 far.
  fileprivate mutating func paw(_ side: Double) throws(Unexpected) -> Point3 {
    try point(depth: side * Skeleton.Size.legSpread)
  }

  fileprivate mutating func tail() throws(Unexpected) -> (lift: Double, curl: Double) {
    let angles = try numbers()
    guard angles.count == 2 else { throw Unexpected("is not two angles, the rise and the curl") }
    return (angles[0], angles[1])
  }
}
