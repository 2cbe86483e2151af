import PuppyTrainingCore

/// A small moving picture of a dog doing a trick, or one step of it.
public struct Scene: Equatable, Sendable {
  public let trick: Trick.ID
  /// The steps it shows, counted from 1; empty for the picture of the whole trick, which stands for
  /// every step that has none of its own.
  public let steps: [Int]
  /// What the dog does, for people who do not see it: "turns in a circle".
  public let words: String
  public let things: [SceneObject]
  /// At least one.
  public let frames: [Keyframe]
  /// It begins again after the last keyframe; else the last one stays.
  public let isLooping: Bool
  /// The most telling keyframe, shown where nothing moves.
  public let still: Int
  public let view: View

  /// What part of the scene fills the picture.
  public struct View: Equatable, Sendable {
    /// What is in the middle.
    public var x: Double
    public var y: Double
    /// How much larger than usual everything is: 0.5 to 3.
    public var scale: Double

    public init(x: Double = 0, y: Double = 59, scale: Double = 1) {
      self.x = x
      self.y = y
      self.scale = scale
    }

    /// The width and height of a picture at scale 1, in scene units.
    public static let width = 240.0
    public static let height = 150.0
  }

  /// The dog and the things at one time.
  public struct Keyframe: Equatable, Sendable {
    public let pose: Pose
    /// Where the origin of the pose is.
    public let place: Point3
    /// One for each thing of the scene.
    public let things: [SceneObject.State]
    /// How long it takes to get here from the keyframe before, in seconds.
    public let seconds: Double
    /// How long it stays so, in seconds.
    public let rest: Double
    public let easing: Easing
  }

  /// How a movement begins and ends.
  public enum Easing: String, CaseIterable, Sendable {
    /// Softly at both ends.
    case smooth
    /// At one speed.
    case linear
    /// Slowly at first.
    case rising
    /// Slowly at last.
    case falling

    /// How much of the way is done after this share of the time, both 0 to 1.
    public func share(_ time: Double) -> Double {
      switch self {
      case .smooth: time * time * (3 - 2 * time)
      case .linear: time
      case .rising: time * time
      case .falling: time * (2 - time)
      }
    }
  }
}

extension Scene {
  /// What it is called in messages, different from that of every other scene.
  public var name: String { Self.name(trick, steps) }

  static func name(_ trick: Trick.ID, _ steps: [Int]) -> String {
    steps.isEmpty ? trick : "\(trick) step \(steps.map { "\($0)" }.joined(separator: ", "))"
  }

  /// Nothing in it moves.
  public var isStill: Bool { frames.count == 1 }

  /// How long it takes from the first keyframe back to it, or to the last one, in seconds.
  public var duration: Double {
    let moving = frames.dropFirst().reduce(0) { $0 + $1.seconds }
    let resting = frames.reduce(0) { $0 + $1.rest }
    return moving + resting + (isLooping ? frames[0].seconds : 0)
  }

  /// The scene as it stands where nothing moves.
  public var stillMoment: SceneMoment { SceneMoment(self, frames[still]) }

  /// The scene at a time after its beginning, in seconds.
  public func moment(at seconds: Double) -> SceneMoment {
    guard !isStill, duration > 0 else { return SceneMoment(self, frames[0]) }
    var time = isLooping ? seconds.truncatingRemainder(dividingBy: duration) : seconds
    for (index, frame) in frames.enumerated() {
      if time <= frame.rest { return SceneMoment(self, frame) }
      time -= frame.rest
      let next = index + 1 < frames.count ? frames[index + 1] : isLooping ? frames[0] : nil
      guard let next else { break }
      if time < next.seconds {
        return SceneMoment(self, frame, next, next.easing.share(time / next.seconds))
      }
      time -= next.seconds
    }
    return SceneMoment(self, isLooping ? frames[0] : frames[frames.count - 1])
  }

  /// Whether it has come to its end, which one that loops never does.
  public func isOver(at seconds: Double) -> Bool { isStill || !isLooping && seconds >= duration }
}
