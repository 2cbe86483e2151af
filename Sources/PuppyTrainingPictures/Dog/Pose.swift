/// How a dog holds its body: some forty numbers. Lengths are scene units, angles degrees; an angle
/// of 0 points to where the dog faces, 90 up. The frame of a pose has its origin on the ground below
/// the middle of the dog, which faces along `x`; `z` is the dog's right-hand side, towards a viewer
/// to whose right it faces.
public struct Pose: Equatable, Sendable {
  /// What a dog in this pose does, for people who do not see it: "sits".
  public var words: String
  /// Where the hips are.
  public var hips: Point3
  /// The rise of the rear half of the back, from the hips to the waist.
  public var back: Double
  /// The rise of its front half, from the waist to the chest.
  public var chest: Double
  /// How far the body is rolled over: 90 lies on the side with the belly to the viewer, 180 on the
  /// back.
  public var roll: Double
  /// The rise of the neck.
  public var neck: Double
  public var head: Head
  public var legs: Legs
  public var tail: Tail
  /// Which way the dog faces: 0 right, 90 towards the viewer, 180 left, 270 away.
  public var turn: Double

  /// Where a head looks and what face it makes.
  public struct Head: Equatable, Sendable {
    /// The rise of the muzzle.
    public var lift = 0.0
    /// How far it looks aside: positive towards the dog's right-hand side.
    public var turn = 0.0
    /// How far it leans to one side.
    public var tilt = 0.0
    /// How far the ears are lifted: 0 as they hang or stand by themselves, 1 as high as they go, -1
    /// laid back.
    public var ears = 0.0
    /// How far the mouth is open, 0 to 1.
    public var mouth = 0.0
    /// How far the tongue is out, 0 to 1.
    public var tongue = 0.0
    /// How far the eyes are open, 0 to 1.
    public var eyes = 1.0
  }

  /// Where the soles of the paws are, and into which direction elbows and knees bend.
  public struct Legs: Equatable, Sendable {
    /// The right-hand front paw, which is nearer to the viewer when the dog faces right.
    public var frontNear: Point3
    public var frontFar: Point3
    public var hindNear: Point3
    public var hindFar: Point3
    /// Where elbows point to.
    public var elbows = 180.0
    /// Where knees point to.
    public var knees = 0.0
  }

  public struct Tail: Equatable, Sendable {
    /// The rise of its root: 180 straight backwards, 90 up.
    public var lift = 140.0
    /// How far each of its three parts turns from the one before: positive curls up and over the
    /// back of a dog that faces right.
    public var curl = -15.0
    /// How far it swings aside.
    public var wag = 0.0
  }
}
