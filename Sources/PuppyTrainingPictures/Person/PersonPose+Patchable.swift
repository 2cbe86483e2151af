import PuppyTrainingCore

extension PersonPose: Patchable {
  static let noun = "person"
  static let table = "people"

  static func change(
    _ key: String, _ reader: inout JSONReader
  ) throws(JSONReader.Unexpected) -> Patch<PersonPose>.Change {
    switch key {
    case "words": .init(try reader.string()) { $0.words = $1 }
    case "hips": .init(try reader.point()) { $0.hips = $1 }
    case "torso": .init(try reader.number()) { $0.torso = $1 }
    case "head": .init(try reader.number()) { $0.head = $1 }
    case "turn": .init(try reader.number()) { $0.turn = $1 }
    case "elbows": .init(try reader.number()) { $0.elbows = $1 }
    case "knees": .init(try reader.number()) { $0.knees = $1 }
    case "handNear": .init(try reader.point()) { $0.hands.near = $1 }
    case "handFar": .init(try reader.point()) { $0.hands.far = $1 }
    case "footNear": .init(try reader.point()) { $0.feet.near = $1 }
    case "footFar": .init(try reader.point()) { $0.feet.far = $1 }
    case "nearGrip": .init(try reader.word()) { $0.nearGrip = $1 }
    case "farGrip": .init(try reader.word()) { $0.farGrip = $1 }
    default: throw .unknownKey
    }
  }

  /// Standing: where every pose of a picture file starts from.
  public static let standing = PersonPose(
    words: "stands", hips: Point3(0, 68), torso: 90, head: -8,
    hands: Pair(near: Point3(4, 60), far: Point3(2, 60)),
    feet: Pair(near: Point3(0, 0), far: Point3(0, 0)), turn: 0, nearGrip: .fist, farGrip: .fist,
    elbows: 180, knees: 0)
}
