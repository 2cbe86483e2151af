/// A scene at one time: solved, and ready to be drawn.
public struct SceneMoment: Equatable, Sendable {
  public let pose: Pose
  public let place: Point3
  private let things: [SceneObject]
  /// For each thing, how it is before and after, and in between.
  private let before: [SceneObject.State]
  private let after: [SceneObject.State]
  private let share: Double

  /// The scene on its way from one keyframe to another.
  init(_ scene: Scene, _ before: Scene.Keyframe, _ after: Scene.Keyframe, _ share: Double) {
    things = scene.things
    pose = before.pose.blended(to: after.pose, at: share)
    place = before.place.mixed(with: after.place, at: share)
    self.before = before.things
    self.after = after.things
    self.share = share
  }

  init(_ scene: Scene, _ frame: Scene.Keyframe) { self.init(scene, frame, frame, 0) }

  /// A dog alone.
  public init(_ pose: Pose) {
    self.pose = pose
    place = .zero
    things = []
    before = []
    after = []
    share = 0
  }

  /// What to paint for a dog of this look, in the coordinates of the scene's ground: the origin on
  /// the ground in the middle, `y` downwards.
  ///
  /// - Parameter others: how other dogs in the scene look.
  public func shapes(_ look: DogLook, others: DogLook = .friend) -> [Shape] {
    var sheet = Sheet()
    let dog = Skeleton(pose, look: look, at: place)
    DogBodyDrawing(dog, look).draw(on: &sheet)
    DogHeadDrawing(dog, pose.head, look).draw(on: &sheet)
    var anchors = Anchors(dog, pose)
    let persons = things.indices.filter { things[$0].kind == .person }
    for (number, index) in persons.enumerated() {
      let person = before[index].person.blended(to: after[index].person, at: share)
      let skeleton = PersonSkeleton(person, at: spot(of: index, anchors).place)
      anchors.add(skeleton, things[index].id)
      if !before[index].isHidden {
        PersonDrawing(skeleton, person, number: number).draw(on: &sheet)
      }
    }
    for index in things.indices where things[index].kind != .person {
      let spot = spot(of: index, anchors)
      anchors.places[things[index].id] = spot
      if !before[index].isHidden { draw(index, at: spot, others, anchors, on: &sheet) }
    }
    return sheet.shapes
  }

  private func spot(of index: Int, _ anchors: Anchors) -> Anchors.Spot {
    let start = anchors.resolve(before[index])
    let end = anchors.resolve(after[index])
    return Anchors.Spot(
      place: start.place.mixed(with: end.place, at: share),
      angle: start.angle.mixed(with: end.angle, at: share), isFlipped: start.isFlipped)
  }

  private func draw(
    _ index: Int, at spot: Anchors.Spot, _ others: DogLook, _ anchors: Anchors,
    on sheet: inout Sheet
  ) {
    let state = before[index]
    let size = state.size.mixed(with: after[index].size, at: share)
    switch things[index].kind {
    case .prop(let prop):
      prop.draw(
        at: spot.place, angle: spot.angle, size: size,
        isFlipped: state.isFlipped != spot.isFlipped, on: &sheet)
    case .hand:
      ArmDrawing(spot.place, spot.angle, state.grip).draw(on: &sheet)
    case .dog:
      let pose = state.dog.blended(to: after[index].dog, at: share)
      let skeleton = Skeleton(pose, look: others, at: spot.place)
      DogBodyDrawing(skeleton, others).draw(on: &sheet)
      DogHeadDrawing(skeleton, pose.head, others).draw(on: &sheet)
    case .rope(let rope):
      rope.draw(anchors, on: &sheet)
    case .person:
      break
    }
  }
}

extension DogLook {
  /// The dog that keeps another one company: black and white, with pricked ears.
  public static let friend = DogLook(
    coat: Paint(0x5b5f6b), second: Paint(0x464a55), light: Paint(0xe9e6e0),
    collar: Paint(0xe0564f), ears: .pricked)
}
