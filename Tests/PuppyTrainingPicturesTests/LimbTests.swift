import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingPictures

struct LimbTests {
  private func limb(to target: Point3, pole: Point3 = Point3(-1, 0)) -> Limb {
    Limb(from: Point3(1, 40, 3), to: target, upper: 22, lower: 20, pole: pole)
  }

  @Test("It ends where it reaches for", arguments: [Point3(5, 5, 3), Point3(30, 20, -8)])
  func reaching(target: Point3) {
    #expect((limb(to: target).end - target).length < 0.01)
  }

  @Test("Out of reach it is straight and points there")
  func outOfReach() {
    let limb = limb(to: Point3(1, -60, 3))
    #expect((limb.end - Point3(1, -2, 3)).length < 0.02)
  }

  @Test("The joint bends to the side it is told to", arguments: [-1.0, 1])
  func bending(side: Double) {
    let limb = limb(to: Point3(1, 10, 3), pole: Point3(side, 0))
    #expect((limb.joint.x - 1) * side > 5)
  }

  @Test("The bones keep their lengths, wherever it reaches for")
  func lengths() {
    var random = SeededGenerator(seed: 11)
    var wrong: [Limb] = []
    for _ in 0..<10_000 {
      func number() -> Double { .random(in: -80...80, using: &random) }
      let limb = limb(
        to: Point3(number(), number(), number()), pole: Point3(number(), number(), number()))
      if abs((limb.joint - limb.root).length - 22) > 22 * 0.005 { wrong.append(limb) }
      if abs((limb.end - limb.joint).length - 20) > 20 * 0.005 { wrong.append(limb) }
    }
    #expect(wrong == [])
  }

  @Test("It holds together where nothing says how to bend")
  func degenerate() {
    let root = Point3(1, 40, 3)
    for target in [root, Point3(20, 40, 3)] {
      let limb = limb(to: target, pole: Point3(1, 0))
      #expect(abs((limb.joint - limb.root).length - 22) < 0.1)
      #expect((limb.end.x + limb.end.y + limb.end.z).isFinite)
    }
  }
}
