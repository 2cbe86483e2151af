import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct FittedPoseTests {
  private static let looks = Library.shipped.looks.map(\.look)
  private static let poses = Library.posesOnTheGround

  @Test("The reference dog holds a pose as it was drawn")
  func reference() {
    let fitted = FittedPose(.standing, .reference)
    #expect(fitted.hips == Pose.standing.hips)
    #expect(fitted.legs == Pose.standing.legs)
  }

  @Test("Whatever its legs, a dog that stands, stands on the ground", arguments: looks)
  func standing(look: DogLook) {
    let dog = Skeleton(.standing, look: look)
    for limb in dog.limbs { #expect(abs(limb.end.y - Skeleton.Size.paw) < 1.5) }
    #expect(dog.hips.y >= Skeleton.Size.hips - 1)
  }

  @Test("Short legs carry a dog lower, a long trunk makes it longer")
  func dachshund() {
    var look = DogLook.reference
    look.legs = 0.5
    look.trunk = 1.3
    let dog = Skeleton(.standing, look: look)
    let reference = Skeleton(.standing)
    #expect(dog.chest.y < reference.chest.y - 15)
    #expect(dog.chest.x - dog.hips.x > (reference.chest.x - reference.hips.x) * 1.25)
    #expect(abs(dog.chest.x + dog.hips.x - reference.chest.x - reference.hips.x) < 3)
  }

  @Test("No dog sinks into the ground in any pose", arguments: looks)
  func ground(look: DogLook) {
    for (name, pose) in Self.poses {
      let dog = Skeleton(pose, look: look)
      #expect(dog.hips.y >= Skeleton.Size.hips - 4, "\(name)")
      #expect(dog.chest.y >= Skeleton.Size.chest - 6, "\(name)")
      #expect(dog.limbs.allSatisfy { $0.end.y >= 0 }, "\(name)")
    }
  }
}
