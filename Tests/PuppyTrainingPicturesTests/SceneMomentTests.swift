import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct SceneMomentTests {
  private func scene(_ keys: String) throws -> Scene {
    try #require(try Library.scenes(#""whole": {\#(keys)}"#).first)
  }

  /// Where the red ball is drawn, a disc of radius 7 around a point 7 above its place.
  private func ball(_ moment: SceneMoment, _ look: DogLook = .reference) throws -> Spot {
    let red = Paint(0xe0564f)
    for shape in moment.shapes(look) where shape.paint == red {
      if case .ellipse(let center, _, _, _) = shape.outline { return center }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test("What is held moves with what holds it, for a dog of any shape")
  func holding() throws {
    let scene = try scene(
      #""things": [{"prop": "ball", "hold": "nose", "at": [4, -7]}], "frames": [{}]"#)
    for look in [DogLook.reference, .friend] + Library.shipped.looks.map(\.look) {
      let nose = Sheet.spot(Skeleton(.standing, look: look).nose)
      let ball = try ball(scene.stillMoment, look)
      #expect(abs(ball.x - nose.x - 4) < 1e-6)
      #expect(abs(ball.y - nose.y) < 1e-6)
    }
  }

  @Test("What is picked up moves from the ground to the mouth")
  func pickingUp() throws {
    let scene = try scene(
      """
      "things": [{"prop": "ball", "at": [40, 0]}], "frames": [
        {}, {"things": {"ball": {"hold": "nose", "at": [0, -7]}}, "seconds": 1, "ease": "linear"}]
      """)
    let nose = Sheet.spot(Skeleton(.standing).nose)
    #expect(try ball(scene.moment(at: 0)) == Spot(40, -7))
    let half = try ball(scene.moment(at: 0.5))
    #expect(abs(half.x - (40 + nose.x) / 2) < 1e-6)
    #expect(abs(half.y - (-7 + nose.y) / 2) < 1e-6)
  }

  @Test("A thing held by a dog that faces left is on the other side")
  func mirrored() throws {
    let scene = try scene(
      #""things": [{"prop": "ball", "hold": "nose", "at": [4, -7]}], "frames": [{"set": {"turn": 180}}]"#
    )
    var pose = Pose.standing
    pose.turn = 180
    #expect(abs(try ball(scene.stillMoment).x - (Sheet.spot(Skeleton(pose).nose).x - 4)) < 1e-6)
  }

  @Test("What is hidden is not drawn")
  func hidden() throws {
    let scene = try scene(#""things": [{"prop": "ball", "hidden": true}], "frames": [{}]"#)
    #expect(throws: Missing.self) { try ball(scene.stillMoment) }
  }

  @Test("What is nearer covers what is not", arguments: [(-30.0, true), (30, false)])
  func depth(z: Double, isBehind: Bool) throws {
    let scene = try scene(#""things": [{"prop": "ball", "at": [0, 40, \#(z)]}], "frames": [{}]"#)
    let shapes = scene.stillMoment.shapes(.reference)
    let ball = try #require(shapes.firstIndex { $0.paint == Paint(0xe0564f) })
    let trunk = try #require(shapes.lastIndex { $0.paint == DogLook.reference.coat })
    #expect((ball < trunk) == isBehind)
  }

  @Test("A person's hand holds a thing where the hand is")
  func person() throws {
    let scene = try scene(
      """
      "things": [{"person": {"like": "kneel", "handNear": [30, 50]}, "at": [60, 0]},
        {"prop": "ball", "hold": "person.near", "at": [0, -7]}], "frames": [{}]
      """)
    let ball = try ball(scene.stillMoment)
    #expect(abs(ball.x - 90) < 8)
    #expect(abs(ball.y + 50) < 10)
  }

  @Test("A second dog, a hand, a person and a rope are drawn")
  func everything() throws {
    let alone = try scene(#""frames": [{}]"#).stillMoment.shapes(.reference).count
    for thing in [
      #"{"dog": {"like": "sit"}}"#, #"{"hand": "open"}"#, #"{"person": {}}"#,
      #"{"rope": ["collar", [60, 90]]}"#,
    ] {
      let shapes = try scene(#""things": [\#(thing)], "frames": [{}]"#).stillMoment
        .shapes(.reference)
      #expect(shapes.count > alone)
    }
  }
}
