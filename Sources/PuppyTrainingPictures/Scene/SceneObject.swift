/// What is in a scene beside its dog, and how it is at one moment.
public struct SceneObject: Equatable, Sendable {
  public let id: String
  public let kind: Kind

  public enum Kind: Equatable, Sendable {
    case prop(Prop)
    /// A person's hand with the arm, which comes from outside the picture.
    case hand
    case person
    /// Another dog.
    case dog
    /// A leash, rope or string between two places.
    case rope(Rope)
  }

  /// A line between two places, each an anchor of the scene or a place of its own.
  public struct Rope: Equatable, Sendable {
    public internal(set) var ends: [End]
    /// How far its middle hangs down, in scene units.
    public internal(set) var sag: Double
    public internal(set) var width: Double
    public internal(set) var paint: Paint

    public enum End: Equatable, Sendable {
      case anchor(String)
      case place(Point3)
    }
  }

  /// How a thing is at one moment.
  public struct State: Equatable, Sendable {
    /// Where it is; when it is held, how far from where it is held.
    public var place = Point3.zero
    /// The anchor that it moves with, for example `mouth`.
    public var hold: String?
    /// In the plane of the picture, degrees counterclockwise. For a hand: where it points to.
    public var angle = 0.0
    public var size = 1.0
    public var isFlipped = false
    public var isHidden = false
    public var grip = PersonPose.Grip.open
    public var person = PersonPose.standing
    public var dog = Pose.standing
  }
}
