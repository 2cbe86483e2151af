/// Two bones with a joint between them: a leg of a dog, an arm or a leg of a person. The bones keep
/// their lengths whatever is asked of the limb.
public struct Limb: Equatable, Sendable {
  /// The shoulder or hip, the elbow or knee, and the end.
  public let root, joint, end: Point3

  /// A limb that reaches for a place, and ends on the way to it where that is out of reach.
  ///
  /// - Parameters:
  ///   - target: where the end should be.
  ///   - upper, lower: the lengths of the bones.
  ///   - pole: the direction into which the joint bends.
  init(from root: Point3, to target: Point3, upper: Double, lower: Double, pole: Point3) {
    let way = target - root
    let direction = way.length > 1e-6 ? way.normalized : Point3(0, -1)
    let reach = min(max(way.length, abs(upper - lower) + 0.01), (upper + lower) * 0.9999)
    let along = (upper * upper - lower * lower + reach * reach) / (2 * reach)
    let across = max(0, upper * upper - along * along).squareRoot()
    var bend = pole - direction * pole.dot(direction)
    if bend.length < 1e-6 { bend = Point3(-direction.y, direction.x) }
    self.root = root
    joint = root + direction * along + bend.normalized * across
    end = root + direction * reach
  }

  /// The same limb seen from a frame that was moved.
  func map(_ transform: (Point3) -> Point3) -> Limb {
    Limb(root: transform(root), joint: transform(joint), end: transform(end))
  }

  private init(root: Point3, joint: Point3, end: Point3) {
    self.root = root
    self.joint = joint
    self.end = end
  }
}
