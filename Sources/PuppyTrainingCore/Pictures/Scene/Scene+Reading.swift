extension Scene {
  /// The scenes of one picture file, an object with `scenes`.
  ///
  /// - Throws: `PictureError` naming the file, the scene and the key at fault; all scenes that name
  ///   unknown things are told at once.
  public static func scenes(
    in file: PictureFile, _ library: PictureLibrary
  ) throws(PictureError) -> [Scene] {
    var scenes: [Scene] = []
    var problems: [PictureProblem] = []
    for draft in try file.decode(Contents.self).scenes {
      do {
        scenes.append(try Scene(draft, library))
      } catch {
        problems += error.problems.map {
          PictureProblem(file: file.name, item: draft.name, field: $0.field, reason: $0.reason)
        }
      }
    }
    guard problems.isEmpty else { throw PictureError(problems: problems) }
    return scenes
  }

  private struct Contents: Decodable {
    let scenes: [SceneDraft]

    private enum CodingKeys: String, CodingKey, CaseIterable { case scenes }

    init(from decoder: any Decoder) throws {
      scenes = try decoder.strictContainer(CodingKeys.self)
        .decode([SceneDraft].self, forKey: .scenes)
    }
  }

  private init(_ draft: SceneDraft, _ library: PictureLibrary) throws(PictureError) {
    guard !draft.frames.isEmpty else { throw PictureError(nil, "frames", "is empty") }
    guard draft.frames.indices.contains(draft.still) else {
      throw PictureError(nil, "still", "is not the number of a frame, counted from 0")
    }
    things = try Self.things(draft, library)
    let ids = things.map(\.id)
    var states: [Thing.State] = []
    for thing in draft.things {
      states.append(try thing.change.applied(to: Thing.State(), library))
    }
    var pose = Pose.standing
    var place = Point3.zero
    var frames: [Keyframe] = []
    for (index, frame) in draft.frames.enumerated() {
      if let name = frame.pose {
        guard let named = try library.pose(named: name) else {
          throw PictureError.unknown("frames[\(index)].pose", name, in: library.poseNames)
        }
        pose = named
      }
      pose = try library.pose(frame.patch, from: pose)
      place = frame.place ?? place
      for (id, change) in frame.things {
        guard let position = ids.firstIndex(of: id) else {
          throw PictureError.unknown("frames[\(index)].things", id, in: ids)
        }
        states[position] = try change.applied(to: states[position], library)
      }
      frames.append(
        Keyframe(
          pose: pose, place: place, things: states, seconds: frame.seconds, rest: frame.rest,
          easing: frame.easing))
    }
    try Self.checkAnchors(frames, things)
    self.frames = frames
    trick = draft.trick
    steps = draft.steps
    isLooping = draft.isLooping
    still = draft.still
    view = draft.view
    words = draft.words ?? frames[draft.still].pose.words
  }

  private static func things(
    _ draft: SceneDraft, _ library: PictureLibrary
  ) throws(PictureError) -> [Thing] {
    var things: [Thing] = []
    for (index, thing) in draft.things.enumerated() {
      guard !things.contains(where: { $0.id == thing.id }) else {
        throw PictureError(nil, "things[\(index)].id", "is \"\(thing.id)\" as an earlier one")
      }
      let kind: Thing.Kind
      switch thing.kind {
      case .prop(let name):
        guard let prop = try library.prop(named: name) else {
          throw PictureError.unknown("things[\(index)].prop", name, in: library.propNames)
        }
        kind = .prop(prop)
      case .hand: kind = .hand
      case .person: kind = .person
      case .dog: kind = .dog
      case .rope(let rope): kind = .rope(rope)
      }
      things.append(Thing(id: thing.id, kind: kind))
    }
    return things
  }

  /// Everything is held by something that is there when it is drawn.
  private static func checkAnchors(
    _ frames: [Keyframe], _ things: [Thing]
  ) throws(PictureError) {
    let persons = things.filter { $0.kind == .person }
      .flatMap { person in Anchors.ofPerson.map { "\(person.id).\($0)" } }
    var known = Set(Anchors.ofDog + persons)
    for (position, thing) in things.enumerated() {
      if case .rope(let rope) = thing.kind {
        for case .anchor(let name) in rope.ends where !known.contains(name) {
          throw PictureError.unknown("things[\(position)].rope", name, in: known)
        }
      }
      for frame in frames {
        if let hold = frame.things[position].hold, !known.contains(hold) {
          throw PictureError.unknown("things[\(position)].hold", hold, in: known)
        }
      }
      known.insert(thing.id)
    }
  }
}
