import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct SceneTests {
  /// Three keyframes whose heads are lifted by 0, 10 and 30 degrees: a second of rest in the first,
  /// one to the second, two to the third, and three back to the first where it loops.
  private func scene(loop: Bool) throws -> Scene {
    try #require(
      try Library.scenes(
        """
        "whole": {"loop": \(loop), "still": 1, "frames": [
          {"rest": 1, "seconds": 3, "ease": "linear"},
          {"set": {"head": 10}, "seconds": 1, "ease": "linear"},
          {"set": {"head": 30}, "seconds": 2, "ease": "linear"}]}
        """
      ).first)
  }

  @Test(
    "A scene that loops goes on from its last keyframe to the first",
    arguments: [
      (0.0, 0.0), (0.9, 0), (1, 0), (1.5, 5), (2, 10), (3, 20), (4, 30), (5.5, 15), (7, 0),
      (8.5, 5), (7009, 10),
    ] as [(Double, Double)])
  func looping(time: Double, lift: Double) throws {
    let head = try scene(loop: true).moment(at: time).pose.head.lift
    #expect(abs(head - lift) < 1e-9)
  }

  @Test(
    "A scene that does not loop stays at its last keyframe",
    arguments: [(1.5, 5.0), (4, 30), (4.1, 30), (100, 30)] as [(Double, Double)])
  func ending(time: Double, lift: Double) throws {
    let head = try scene(loop: false).moment(at: time).pose.head.lift
    #expect(abs(head - lift) < 1e-9)
  }

  @Test func durations() throws {
    #expect(try scene(loop: true).duration == 7)
    #expect(try scene(loop: false).duration == 4)
    #expect(try !scene(loop: true).isOver(at: 1000))
    #expect(try !scene(loop: false).isOver(at: 3.9))
    #expect(try scene(loop: false).isOver(at: 4))
  }

  @Test func theStillMomentIsTheOneNamed() throws {
    #expect(try scene(loop: true).stillMoment.pose.head.lift == 10)
  }

  @Test("A scene of one keyframe is still and over at once")
  func still() throws {
    let scene = try #require(try Library.scenes(#""whole": {"frames": [{}]}"#).first)
    #expect(scene.isStill)
    #expect(scene.isOver(at: 0))
    #expect(scene.moment(at: 5) == scene.stillMoment)
  }

  @Test(
    "Every easing begins at the beginning and ends at the end", arguments: Scene.Easing.allCases)
  func easing(easing: Scene.Easing) {
    #expect(easing.share(0) == 0)
    #expect(easing.share(1) == 1)
    #expect((0...20).map { easing.share(Double($0) / 20) }.isSorted)
  }
}

extension [Double] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
