/// How a person holds the body, in the frame in which a dog's pose is told: facing along `x`, the
/// origin on the ground.
public struct PersonPose: Equatable, Sendable {
  /// What a person in this pose does, for people who do not see it: "kneels".
  public var words: String
  public var hips: Point3
  /// The rise of the trunk: 90 is upright.
  public var torso: Double
  /// The rise of the face: 0 looks straight ahead, -30 down.
  public var head: Double
  public var hands: Pair
  public var feet: Pair
  /// Which way the person faces: 0 right, 90 towards the viewer, 180 left, 270 away.
  public var turn: Double
  public var nearGrip: Grip
  public var farGrip: Grip
  /// Where elbows and knees point to.
  public var elbows: Double
  public var knees: Double

  /// The two ends of a pair of limbs: the right-hand one, nearer when the person faces right, and
  /// the other.
  public struct Pair: Equatable, Sendable {
    public var near, far: Point3

    func mixed(with other: Pair, at share: Double) -> Pair {
      Pair(
        near: near.mixed(with: other.near, at: share), far: far.mixed(with: other.far, at: share))
    }
  }

  /// What the fingers do.
  public enum Grip: String, CaseIterable, Sendable { case open, fist, treat, pointing }

  /// The pose on the way to another one, exact at both ends.
  public func blended(to other: PersonPose, at share: Double) -> PersonPose {
    func mix(_ path: KeyPath<PersonPose, Double>) -> Double {
      self[keyPath: path].mixed(with: other[keyPath: path], at: share)
    }
    let nearer = share < 0.5 ? self : other
    return PersonPose(
      words: nearer.words, hips: hips.mixed(with: other.hips, at: share), torso: mix(\.torso),
      head: mix(\.head), hands: hands.mixed(with: other.hands, at: share),
      feet: feet.mixed(with: other.feet, at: share), turn: mix(\.turn),
      nearGrip: nearer.nearGrip, farGrip: nearer.farGrip, elbows: mix(\.elbows), knees: mix(\.knees)
    )
  }
}
