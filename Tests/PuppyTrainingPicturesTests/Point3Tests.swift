import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct Point3Tests {
  @Test(
    "A quarter turn brings what points to the right to the viewer",
    arguments: [
      (0.0, Point3(1, 2, 0)), (90, Point3(0, 2, 1)), (180, Point3(-1, 2, 0)),
      (270, Point3(0, 2, -1)),
    ] as [(Double, Point3)])
  func turning(degrees: Double, expected: Point3) {
    #expect((Point3(1, 2, 0).turned(degrees) - expected).length < 1e-12)
  }

  @Test("A mix is exact at both ends", arguments: [0.1, 1e9, -0.3])
  func ends(value: Double) {
    #expect(value.mixed(with: 0.7, at: 0) == value)
    #expect(value.mixed(with: 0.7, at: 1) == 0.7)
  }

  @Test func whatHasNoDirectionPointsForwards() {
    #expect(Point3.zero.normalized == Point3(1, 0))
  }
}
