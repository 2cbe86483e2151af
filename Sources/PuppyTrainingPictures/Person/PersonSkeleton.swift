/// Where the joints of a person are, in the scene. A person is 131 units tall.
public struct PersonSkeleton: Equatable, Sendable {
  public let hips, shoulders, head: Point3
  public let armNear, armFar, legNear, legFar: Limb
  let headAxes: Skeleton.Axes
  /// Where the knuckles of each hand point to.
  let nearHand, farHand: Point3

  public var limbs: [Limb] { [armNear, armFar, legNear, legFar] }

  /// Lengths in scene units.
  enum Size {
    static let thigh = 33.0
    static let shin = 31.0
    static let torso = 35.0
    static let neck = 16.5
    static let upperArm = 23.0
    static let forearm = 22.0
    static let shoulderSpread = 11.0
    static let hipSpread = 6.0
    static let foot = 4.5
    static let head = 11.0
  }

  public init(_ pose: PersonPose, at place: Point3 = Point3(0, 0)) {
    let toScene = { (point: Point3) in place + point.turned(pose.turn) }
    let trunk = Point3.direction(pose.torso)
    let shoulders = pose.hips + trunk * Size.torso
    let face = Point3.direction(pose.head)
    let neck = (trunk + Point3.direction(pose.head + 90)).normalized
    let head = shoulders + neck * Size.neck
    func leg(_ side: Double, _ foot: Point3) -> Limb {
      Limb(
        from: pose.hips + .aside * (side * Size.hipSpread),
        to: foot + .aside * (side * Size.hipSpread) + .up * Size.foot, upper: Size.thigh,
        lower: Size.shin, pole: .direction(pose.knees)
      ).map(toScene)
    }
    func arm(_ side: Double, _ hand: Point3) -> Limb {
      Limb(
        from: shoulders + .aside * (side * Size.shoulderSpread) - trunk * 4,
        to: hand + .aside * (side * Size.shoulderSpread), upper: Size.upperArm,
        lower: Size.forearm, pole: .direction(pose.elbows)
      ).map(toScene)
    }
    legNear = leg(1, pose.feet.near)
    legFar = leg(-1, pose.feet.far)
    armNear = arm(1, pose.hands.near)
    armFar = arm(-1, pose.hands.far)
    nearHand = (armNear.end - armNear.joint).normalized
    farHand = (armFar.end - armFar.joint).normalized
    self.hips = toScene(pose.hips)
    self.shoulders = toScene(shoulders)
    self.head = toScene(head)
    headAxes = Skeleton.Axes(
      forward: face.turned(pose.turn),
      up: Point3.direction(pose.head + 90).turned(pose.turn),
      aside: Point3.aside.turned(pose.turn))
  }
}
