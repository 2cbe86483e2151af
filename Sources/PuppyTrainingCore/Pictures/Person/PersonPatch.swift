/// What a picture file says about a person's pose: any of its numbers, the others staying as they
/// are.
struct PersonPatch: Equatable, Decodable {
  private var words: String?
  private var numbers: [Key: Double] = [:]
  private var points: [Key: Point3] = [:]
  private var grips: [Key: PersonPose.Grip] = [:]
  /// The name of the pose that this one starts from.
  private(set) var like: String?

  private enum Key: String, CodingKey, CaseIterable {
    case words, like, hips, torso, head, turn, elbows, knees
    case handNear, handFar, footNear, footFar, nearGrip, farGrip

    var number: WritableKeyPath<PersonPose, Double>? {
      switch self {
      case .torso: \.torso
      case .head: \.head
      case .turn: \.turn
      case .elbows: \.elbows
      case .knees: \.knees
      default: nil
      }
    }

    var point: WritableKeyPath<PersonPose, Point3>? {
      switch self {
      case .hips: \.hips
      case .handNear: \.hands.near
      case .handFar: \.hands.far
      case .footNear: \.feet.near
      case .footFar: \.feet.far
      default: nil
      }
    }

    var grip: WritableKeyPath<PersonPose, PersonPose.Grip>? {
      switch self {
      case .nearGrip: \.nearGrip
      case .farGrip: \.farGrip
      default: nil
      }
    }
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(Key.self)
    words = try values.decodeIfPresent(String.self, forKey: .words)
    like = try values.decodeIfPresent(String.self, forKey: .like)
    for key in Key.allCases where values.contains(key) {
      if key.number != nil {
        numbers[key] = try values.decode(Double.self, forKey: key)
      } else if key.point != nil {
        points[key] = try values.decodePoint(forKey: key)
      } else if key.grip != nil {
        grips[key] = try values.decodeWord(PersonPose.Grip.self, forKey: key)
      }
    }
  }

  /// The pose with these changes.
  func applied(to pose: PersonPose) -> PersonPose {
    var pose = pose
    if let words { pose.words = words }
    for (key, number) in numbers {
      if let path = key.number { pose[keyPath: path] = number }
    }
    for (key, point) in points {
      if let path = key.point { pose[keyPath: path] = point }
    }
    for (key, grip) in grips {
      if let path = key.grip { pose[keyPath: path] = grip }
    }
    return pose
  }
}

extension PersonPose {
  /// Standing: where every pose of a picture file starts from.
  public static let standing = PersonPose(
    words: "stands", hips: Point3(0, 68), torso: 90, head: -8,
    hands: Pair(near: Point3(4, 60), far: Point3(2, 60)),
    feet: Pair(near: Point3(0, 0), far: Point3(0, 0)), turn: 0, nearGrip: .fist, farGrip: .fist,
    elbows: 180, knees: 0)
}
