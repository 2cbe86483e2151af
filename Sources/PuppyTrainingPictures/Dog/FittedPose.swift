import Glibc

/// A pose, drawn for the reference dog, as a dog with other legs and another trunk holds it: paws
/// that stand still stand, and the body is as high as the legs carry it.
struct FittedPose {
  private(set) var hips: Point3
  private(set) var back: Double
  private(set) var chest: Double
  private(set) var legs: Pose.Legs

  private typealias Size = Skeleton.Size

  init(_ pose: Pose, _ look: DogLook) {
    hips = pose.hips
    back = pose.back
    chest = pose.chest
    legs = pose.legs
    guard look.legs != 1 || look.trunk != 1 else { return }
    let oldHips = pose.hips
    let oldChest = Self.chest(pose.hips, pose.back, pose.chest, trunk: 1)
    let isUpright = abs(pose.roll) < 60
    let hindBase = isUpright ? Self.base(legs.hindNear, legs.hindFar, below: oldHips) : nil
    if let hindBase {
      hips.y = Self.height(oldHips.y, over: hindBase, Size.hips, look.legs)
    }
    if isUpright, let base = Self.base(legs.frontNear, legs.frontFar, below: oldChest) {
      lean(so: Self.height(oldChest.y, over: base, Size.chest, look.legs), look.trunk)
    }
    // The middle of the trunk stays where it was.
    let newChest = Self.chest(hips, back, chest, trunk: look.trunk)
    let shift = (oldHips.x + oldChest.x - hips.x - newChest.x) / 2
    hips.x += shift
    let root = Point3(newChest.x + shift, newChest.y, newChest.z)
    legs.frontNear = Self.paw(legs.frontNear, oldChest, root, look.legs)
    legs.frontFar = Self.paw(legs.frontFar, oldChest, root, look.legs)
    legs.hindNear = Self.paw(legs.hindNear, oldHips, hips, look.legs)
    legs.hindFar = Self.paw(legs.hindFar, oldHips, hips, look.legs)
  }

  private static func chest(
    _ hips: Point3, _ back: Double, _ chest: Double, trunk: Double
  ) -> Point3 {
    hips + .direction(back) * (Size.rear * trunk) + .direction(chest) * (Size.front * trunk)
  }

  /// What two paws stand on, if they carry the body: below it, and within reach.
  private static func base(_ near: Point3, _ far: Point3, below root: Point3) -> Double? {
    let base = min(near.y, far.y)
    return root.y - base > 8 ? base : nil
  }

  /// How high a part of the body is on legs of another length. It cannot sink into the ground.
  private static func height(
    _ old: Double, over base: Double, _ radius: Double, _ legs: Double
  ) -> Double {
    let paw = Size.paw
    let new = base + paw + (old - base - paw) * legs
    return max(new, min(old, base + radius))
  }

  /// Leans the whole back so that the chest is this high.
  private mutating func lean(so height: Double, _ trunk: Double) {
    let way = Self.chest(hips, back, chest, trunk: trunk) - hips
    let wanted = max(-1, min(1, (height - hips.y) / max(way.length, 1)))
    let now = atan2(way.y, way.x)
    let upright = now > .pi / 2
    let new = upright ? .pi - asin(wanted) : asin(wanted)
    let change = (new - now) * 180 / .pi
    back += change
    chest += change
  }

  /// A paw keeps the height at which it stands, and is as far out as the leg is long.
  private static func paw(
    _ paw: Point3, _ oldRoot: Point3, _ root: Point3, _ legs: Double
  ) -> Point3 {
    let way = paw - oldRoot
    let isStanding = way.y < -8
    return Point3(
      root.x + way.x * legs, isStanding ? paw.y : root.y + way.y * legs, paw.z)
  }
}
