/// What a picture file says about a pose: any of its numbers, the others staying as they are.
struct PosePatch: Equatable, Decodable {
  private var words: String?
  private var numbers: [Key: Double] = [:]
  private var points: [Key: Point3] = [:]
  private var tail: [Double]?

  private enum Key: String, CodingKey, CaseIterable {
    case words, hips, back, chest, roll, neck, head, headTurn, headTilt, ears, mouth, tongue, eyes
    case frontNear, frontFar, hindNear, hindFar, elbows, knees, tail, wag, turn, like

    var number: WritableKeyPath<Pose, Double>? {
      switch self {
      case .back: \.back
      case .chest: \.chest
      case .roll: \.roll
      case .neck: \.neck
      case .head: \.head.lift
      case .headTurn: \.head.turn
      case .headTilt: \.head.tilt
      case .ears: \.head.ears
      case .mouth: \.head.mouth
      case .tongue: \.head.tongue
      case .eyes: \.head.eyes
      case .elbows: \.legs.elbows
      case .knees: \.legs.knees
      case .wag: \.tail.wag
      case .turn: \.turn
      default: nil
      }
    }

    var point: WritableKeyPath<Pose, Point3>? {
      switch self {
      case .hips: \.hips
      case .frontNear: \.legs.frontNear
      case .frontFar: \.legs.frontFar
      case .hindNear: \.legs.hindNear
      case .hindFar: \.legs.hindFar
      default: nil
      }
    }

    var side: Double {
      switch self {
      case .frontNear, .hindNear: 1
      case .frontFar, .hindFar: -1
      default: 0
      }
    }
  }

  /// The name of the pose that this one starts from.
  private(set) var like: String?

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(Key.self)
    words = try values.decodeIfPresent(String.self, forKey: .words)
    like = try values.decodeIfPresent(String.self, forKey: .like)
    for key in Key.allCases where values.contains(key) {
      if key.number != nil {
        numbers[key] = try values.decode(Double.self, forKey: key)
      } else if key.point != nil {
        // A paw that names no side stands straight below its shoulder or hip.
        points[key] = try values.decodePoint(
          forKey: key, depth: key.side * Skeleton.Size.legSpread)
      }
    }
    if let angles = try values.decodeIfPresent([Double].self, forKey: .tail) {
      guard angles.count == 2 else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath + [Key.tail],
            debugDescription: "is not two angles, the rise and the curl"))
      }
      tail = angles
    }
  }

  /// The pose with these changes.
  func applied(to pose: Pose) -> Pose {
    var pose = pose
    if let words { pose.words = words }
    for (key, number) in numbers {
      if let path = key.number { pose[keyPath: path] = number }
    }
    for (key, point) in points {
      if let path = key.point { pose[keyPath: path] = point }
    }
    if let tail {
      pose.tail.lift = tail[0]
      pose.tail.curl = tail[1]
    }
    return pose
  }
}

extension Pose {
  /// Standing: where every pose of a picture file starts from.
  public static let standing = Pose(
    words: "stands", hips: Point3(-23, 48), back: 0, chest: 0, roll: 0, neck: 54, head: Head(),
    legs: Legs(
      frontNear: Point3(21, 0, 6.5), frontFar: Point3(27, 0, -6.5),
      hindNear: Point3(-29, 0, 6.5), hindFar: Point3(-21, 0, -6.5)),
    tail: Tail(), turn: 0)
}
