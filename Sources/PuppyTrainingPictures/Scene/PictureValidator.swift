import PuppyTrainingCore

/// Checks scenes: that every trick has its picture, and that bodies hold together in each moment.
public enum PictureValidator {
  /// Everything wrong with the scenes of one trick, each problem told once for a scene.
  public static func problems(in scenes: [Scene], of trick: Trick) -> [PictureProblem] {
    var problems: [PictureProblem] = []
    let wholes = scenes.filter(\.steps.isEmpty).count
    if wholes != 1 {
      problems.append(
        PictureProblem(
          item: trick.id, field: "scenes", reason: "has \(wholes) without steps, not 1"))
    }
    let steps = scenes.flatMap(\.steps)
    for step in Set(steps).sorted() {
      if !trick.steps.indices.contains(step - 1) {
        problems.append(
          PictureProblem(
            item: trick.id, field: "steps", reason: "has \(step), which the trick has not")
        )
      }
      if steps.count(where: { $0 == step }) > 1 {
        problems.append(
          PictureProblem(item: trick.id, field: "steps", reason: "has \(step) in two scenes"))
      }
    }
    return problems + scenes.flatMap(problems(in:))
  }

  /// Everything wrong with a scene by itself.
  static func problems(in scene: Scene) -> [PictureProblem] {
    var reasons: [(field: String, reason: String)] = []
    func add(_ field: String, _ reason: String) {
      if !reasons.contains(where: { $0.field == field }) { reasons.append((field, reason)) }
    }
    if scene.words.isEmpty || scene.words.hasSuffix(".") {
      add("words", "is not the end of a sentence without its full stop")
    }
    if scene.duration > 20 { add("frames", "take longer than 20 seconds") }
    for (index, frame) in scene.frames.enumerated() {
      if let reason = reach(SceneMoment(scene, frame)) { add("frames[\(index)]", reason) }
    }
    for time in times(of: scene) {
      let moment = scene.moment(at: time)
      if let reason = ground(Skeleton(moment.pose, at: moment.place)) {
        add("frames", "\(reason) after \((time * 10).rounded() / 10) seconds")
      }
    }
    if let reason = framing(scene) { add("view", reason) }
    return reasons.map { PictureProblem(item: scene.name, field: $0.field, reason: $0.reason) }
  }

  /// Twelve moments a second.
  private static func times(of scene: Scene) -> [Double] {
    (0...Int(scene.duration * 12)).map { Double($0) / 12 }
  }

  /// By how much a paw may miss what it reaches for, in scene units.
  private static let slack = 6.0

  private static func reach(_ moment: SceneMoment) -> String? {
    let dog = Skeleton(moment.pose, at: moment.place)
    let legs = moment.pose.legs
    let paws = [
      ("frontNear", dog.frontNear, legs.frontNear), ("frontFar", dog.frontFar, legs.frontFar),
      ("hindNear", dog.hindNear, legs.hindNear), ("hindFar", dog.hindFar, legs.hindFar),
    ]
    for (name, limb, paw) in paws {
      let target =
        moment.place + (paw + .up * Skeleton.Size.paw).turned(moment.pose.turn)
      let miss = (limb.end - target).length
      if miss > slack {
        let reached =
          (limb.end - moment.place).turned(-moment.pose.turn) - .up * Skeleton.Size.paw
        let place = [reached.x, reached.y, reached.z].map { "\(Int($0.rounded()))" }
        return
          "\(name) is \(Int(miss)) units out of reach, it gets to [\(place.joined(separator: ", "))]"
      }
    }
    return nil
  }

  private static func ground(_ dog: Skeleton) -> String? {
    let parts: [(String, Double, least: Double)] =
      [
        ("the hips", dog.hips.y, Skeleton.Size.hips - 3),
        ("the chest", dog.chest.y, Skeleton.Size.chest - 4),
        ("the head", dog.head.y, Skeleton.Size.skull - 5), ("the nose", dog.nose.y, 0),
      ]
      + dog.limbs.flatMap {
        [("a joint", $0.joint.y, 0.0), ("a paw", $0.end.y, 1)]
      }
    return parts.first { !($0.1 >= $0.least) }.map { "\($0.0) goes into the ground" }
  }

  private static func framing(_ scene: Scene) -> String? {
    let moment = scene.stillMoment
    let dog = Skeleton(moment.pose, at: moment.place)
    let width = Scene.View.width / scene.view.scale / 2
    let height = Scene.View.height / scene.view.scale / 2
    for (name, point) in [("nose", dog.nose), ("head", dog.head)] {
      let spot = Sheet.spot(point)
      if abs(spot.x - scene.view.x) > width || abs(-spot.y - scene.view.y) > height {
        return "does not show the \(name)"
      }
    }
    return nil
  }
}
