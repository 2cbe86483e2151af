import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct SkeletonTests {
  private let standing = Skeleton(.standing)

  @Test(
    "Where the dog faces",
    arguments: [(0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (270, 0, -1)]
      as [(Double, Double, Double)])
  func turning(turn: Double, x: Double, z: Double) {
    var pose = Pose.standing
    pose.turn = turn
    let dog = Skeleton(pose)
    let muzzle = (dog.nose - dog.head).normalized
    #expect(abs(muzzle.x - x) < 0.1)
    #expect(abs(muzzle.z - z) < 0.1)
  }

  @Test("Standing paws are on the ground")
  func paws() {
    for limb in standing.limbs { #expect(abs(limb.end.y - Skeleton.Size.paw) < 0.1) }
  }

  @Test("On its back, the dog's right-hand legs are at the far side")
  func rolling() {
    var pose = Pose.standing
    pose.roll = 180
    #expect(Skeleton(pose).frontNear.root.z < 0)
    #expect(standing.frontNear.root.z > 0)
  }

  @Test("A head that tilts keeps its nose, and one that turns does not")
  func head() {
    var tilted = Pose.standing
    tilted.head.tilt = 30
    var turned = Pose.standing
    turned.head.turn = 60
    #expect(abs(Skeleton(tilted).nose.x - standing.nose.x) < 1)
    #expect(Skeleton(turned).nose.x < standing.nose.x - 8)
    #expect(Skeleton(turned).nose.z > 15)
  }

  @Test("A tail never goes through the ground")
  func tail() {
    var pose = Pose.standing
    pose.hips.y = 16
    pose.tail = Pose.Tail(lift: 250, curl: 0, wag: 0)
    #expect(Skeleton(pose).tail.allSatisfy { $0.y >= 3 })
  }

  @Test("A place moves the whole dog")
  func place() {
    let moved = Skeleton(.standing, at: Point3(10, 5, -3))
    #expect((moved.nose - standing.nose - Point3(10, 5, -3)).length < 1e-9)
  }
}
