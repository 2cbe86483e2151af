import Glibc

/// Where the joints of a dog are, in the scene.
public struct Skeleton: Equatable, Sendable {
  public let hips, waist, chest, head: Point3
  /// Where the neck leaves the chest.
  public let withers: Point3
  /// The tip of the nose, and the middle of the mouth.
  public let nose, mouth: Point3
  public let frontNear, frontFar, hindNear, hindFar: Limb
  /// The root of the tail and the ends of its three parts.
  public let tail: [Point3]
  /// The directions of the head: along the muzzle, up, and to the dog's right-hand side.
  let headAxes: Axes
  /// Along the chest, towards the back, and to the dog's right-hand side.
  let chestAxes: Axes
  /// The middle of the ground between the paws.
  let origin: Point3

  struct Axes: Equatable, Sendable {
    let forward, up, aside: Point3

    func point(_ x: Double, _ y: Double, _ z: Double = 0) -> Point3 {
      forward * x + up * y + aside * z
    }
  }

  public var limbs: [Limb] { [frontNear, frontFar, hindNear, hindFar] }

  /// The lengths and radii of the reference dog, in scene units.
  enum Size {
    static let rear = 22.0
    static let front = 24.0
    static let neck = 22.0
    static let upperLeg = 22.0
    static let lowerLeg = 22.0
    static let legSpread = 6.5
    static let paw = 5.2
    static let hips = 14.5
    static let waist = 13.0
    static let chest = 16.0
    static let skull = 16.5
    static let nose = 3.5
    static let muzzle = 23.0
  }

  /// A dog of this look in this pose.
  ///
  /// - Parameter place: where the origin of the pose is in the scene.
  public init(_ pose: Pose, look: DogLook = .reference, at place: Point3 = Point3(0, 0)) {
    let fitted = FittedPose(pose, look)
    let toScene = { (point: Point3) in place + point.turned(pose.turn) }
    let rearDirection = Point3.direction(fitted.back)
    let frontDirection = Point3.direction(fitted.chest)
    let hips = fitted.hips
    let waist = hips + rearDirection * (Size.rear * look.trunk)
    let chest = waist + frontDirection * (Size.front * look.trunk)
    let withers = chest + frontDirection * 5
    let head = withers + Self.neck(pose.neck, from: withers) * Size.neck
    let axes = Self.headAxes(Self.aboveGround(pose.head, at: head, look))
    let (upper, lower) = (Size.upperLeg * look.legs, Size.lowerLeg * look.legs)
    func limb(_ root: Point3, _ paw: Point3, _ pole: Double) -> Limb {
      Limb(
        from: root, to: paw + .up * Size.paw, upper: upper, lower: lower,
        pole: .direction(pole)
      ).map(toScene)
    }
    let frontSide = Self.aside(fitted.chest, pose.roll) * Size.legSpread
    let hindSide = Self.aside(fitted.back, pose.roll) * Size.legSpread
    let legs = fitted.legs
    frontNear = limb(chest + frontSide, legs.frontNear, legs.elbows)
    frontFar = limb(chest - frontSide, legs.frontFar, legs.elbows)
    hindNear = limb(hips + hindSide, legs.hindNear, legs.knees)
    hindFar = limb(hips - hindSide, legs.hindFar, legs.knees)
    self.hips = toScene(hips)
    self.waist = toScene(waist)
    self.chest = toScene(chest)
    self.withers = toScene(withers)
    self.head = toScene(head)
    nose = toScene(head + axes.point(Size.muzzle * look.muzzle + 5, 1.5))
    mouth = toScene(head + axes.point(Size.muzzle * look.muzzle - 2, -8))
    tail = Self.tail(pose.tail, from: hips - rearDirection * 10, look).map(toScene)
    let turnAxes = { (axes: Axes) in
      Axes(
        forward: axes.forward.turned(pose.turn), up: axes.up.turned(pose.turn),
        aside: axes.aside.turned(pose.turn))
    }
    headAxes = turnAxes(axes)
    let side = Self.aside(fitted.chest, pose.roll)
    chestAxes = turnAxes(
      Axes(forward: frontDirection, up: side.cross(frontDirection), aside: side))
    origin = toScene(Point3((hips.x + chest.x) / 2, 0))
  }

  /// To the right-hand side of a body that rises by `pitch` and is rolled over.
  private static func aside(_ pitch: Double, _ roll: Double) -> Point3 {
    let up = Point3.direction(pitch + 90)
    return up * sine(roll) + .aside * cosine(roll)
  }

  /// The direction of the neck, raised where the head would go into the ground: a dog with short
  /// legs sniffs with its neck less bent.
  private static func neck(_ angle: Double, from withers: Point3) -> Point3 {
    let direction = Point3.direction(angle)
    let least = min((Size.skull - 2 - withers.y) / Size.neck, 1)
    guard direction.y < least else { return direction }
    let across = max(0, 1 - least * least).squareRoot()
    return Point3(direction.x < 0 ? -across : across, least)
  }

  /// The head, its muzzle raised where the nose would go into the ground.
  private static func aboveGround(
    _ head: Pose.Head, at place: Point3, _ look: DogLook
  ) -> Pose.Head {
    let reach = Size.muzzle * look.muzzle + 5
    let least = (Size.nose - place.y) / reach
    guard abs(head.turn) < 90, sine(head.lift) < least, abs(head.lift) < 90 else { return head }
    var head = head
    head.lift = asin(min(1, least)) * 180 / .pi
    return head
  }

  private static func headAxes(_ head: Pose.Head) -> Axes {
    let forward = Point3.direction(head.lift).turned(head.turn)
    let up = Point3.direction(head.lift + 90).turned(head.turn)
    let aside = Point3.aside.turned(head.turn)
    let (sine, cosine) = (sine(head.tilt), cosine(head.tilt))
    return Axes(
      forward: forward, up: up * cosine + aside * sine, aside: aside * cosine - up * sine)
  }

  private static func tail(_ tail: Pose.Tail, from root: Point3, _ look: DogLook) -> [Point3] {
    let (part, curl) = look.tail.shape
    var points = [root]
    for index in 0..<3 {
      let angle = tail.lift + (tail.curl + curl) * Double(index)
      let direction = Point3.direction(angle)
      let swing = sine(tail.wag) * (0.4 + 0.3 * Double(index))
      let next = Point3(direction.x, direction.y, swing).normalized * part
      points.append(points[index] + next)
    }
    // A tail lies down on the ground, it does not go through it.
    return points.map { Point3($0.x, max($0.y, 3), $0.z) }
  }

  private static func sine(_ degrees: Double) -> Double { Point3.direction(degrees).y }
  private static func cosine(_ degrees: Double) -> Double { Point3.direction(degrees).x }
}

extension DogLook.TailShape {
  /// The length of each of three parts in scene units, and by how many degrees more each turns.
  var shape: (part: Double, curl: Double) {
    switch self {
    case .plain: (13, 0)
    case .curled: (12, -48)
    case .bushy: (13, 4)
    case .short: (5, 0)
    }
  }
}
