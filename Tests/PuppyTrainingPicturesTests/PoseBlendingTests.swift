import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PoseBlendingTests {
  private static let poses = Library.poses.map(\.value)

  @Test("At both ends it is the pose itself, to the last digit")
  func ends() {
    var wrong: [String] = []
    for first in Self.poses {
      for second in Self.poses.prefix(8) {
        var start = first.blended(to: second, at: 0)
        var end = first.blended(to: second, at: 1)
        start.words = first.words
        end.words = second.words
        if start != first || end != second { wrong.append("\(first.words) to \(second.words)") }
      }
    }
    #expect(wrong == [])
  }

  /// Every bone of a dog, and how long it is in the reference.
  private func bones(_ dog: Skeleton) -> [(length: Double, expected: Double)] {
    [
      ((dog.waist - dog.hips).length, Skeleton.Size.rear),
      ((dog.chest - dog.waist).length, Skeleton.Size.front),
      ((dog.head - dog.withers).length, Skeleton.Size.neck),
    ]
      + dog.limbs.flatMap {
        [
          (($0.joint - $0.root).length, Skeleton.Size.upperLeg),
          (($0.end - $0.joint).length, Skeleton.Size.lowerLeg),
        ]
      }
  }

  @Test("On the way from any pose to any other, bones keep their lengths within 0.5 %")
  func lengths() {
    var wrong: [String] = []
    for first in Self.poses {
      for second in Self.poses {
        for share in [0.3, 0.5, 0.8] {
          let dog = Skeleton(first.blended(to: second, at: share))
          if bones(dog).contains(where: { !(abs($0.length - $0.expected) <= $0.expected * 0.005) })
          {
            wrong.append("\(first.words) to \(second.words) at \(share)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("On the way no paw goes further into the ground than its own radius, and nothing is NaN")
  func ground() {
    var wrong: [String] = []
    let poses = Library.posesOnTheGround.map(\.value)
    for first in poses {
      for second in poses {
        for share in [0.2, 0.5, 0.7] {
          let dog = Skeleton(first.blended(to: second, at: share))
          let all = dog.tail + [dog.nose, dog.mouth, dog.head] + dog.limbs.map(\.joint)
          if !dog.limbs.allSatisfy({ $0.end.y >= 0 })
            || !all.allSatisfy({ ($0.x + $0.y + $0.z).isFinite })
          {
            wrong.append("\(first.words) to \(second.words) at \(share)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("A head that turns half round goes through the middle")
  func middle() {
    var other = Pose.standing
    other.head.turn = 90
    other.turn = 180
    other.hips.x = 0
    let half = Pose.standing.blended(to: other, at: 0.5)
    #expect(half.head.turn == 45)
    #expect(half.turn == 90)
    #expect(half.hips.x == Pose.standing.hips.x / 2)
  }
}
