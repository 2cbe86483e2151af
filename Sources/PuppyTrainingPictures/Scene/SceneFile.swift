import PuppyTrainingCore

/// The scenes of one trick as they are in its file: an object `scenes` with a scene under `whole`,
/// and others under the numbers of their steps, for example `2` or `3, 4`. Each is read when it is
/// asked for.
public struct SceneFile: Sendable {
  public let trick: Trick.ID
  /// The steps of each scene, counted from 1, in order; none for that of the whole trick.
  public let steps: [[Int]]
  private let file: String
  private let readers: [[Int]: JSONReader]

  /// - Throws: `PictureError` for a file that is no such object, and for keys that are no steps.
  public init(_ file: PictureFile, trick: Trick.ID) throws(PictureError) {
    guard let tables = JSONTables(file.bytes), tables.tables == ["scenes"] else {
      throw PictureError(problems: [
        PictureProblem(
          file: file.name, item: nil, field: "file", reason: "is not an object with scenes")
      ])
    }
    var readers: [[Int]: JSONReader] = [:]
    for (key, reader) in tables["scenes"] {
      guard let steps = Self.steps(key), readers.updateValue(reader, forKey: steps) == nil else {
        throw PictureError(problems: [
          PictureProblem(
            file: file.name, item: trick, field: key,
            reason: "is neither whole nor the numbers of steps")
        ])
      }
    }
    self.trick = trick
    self.file = file.name
    self.readers = readers
    steps = readers.keys.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  private static func steps(_ key: String) -> [Int]? {
    if key == "whole" { return [] }
    let numbers = key.split(separator: ",").map { Int($0.drop { $0 == " " }) }
    let steps = numbers.compactMap(\.self)
    return steps.count == numbers.count && !steps.isEmpty && steps.allSatisfy { $0 > 0 }
      ? steps : nil
  }

  /// The scene of these steps; `nil` when there is none.
  ///
  /// - Throws: `PictureError` naming the file, the scene and the key at fault.
  public func scene(_ steps: [Int], _ library: PictureLibrary) throws(PictureError) -> Scene? {
    guard let reader = readers[steps] else { return nil }
    let name = Scene.name(trick, steps)
    let draft = try reader.contents(of: file, item: name, SceneDraft.init)
    do {
      return try Scene(draft, trick: trick, steps: steps, library)
    } catch {
      throw PictureError(
        problems: error.problems.map {
          PictureProblem(
            file: $0.file ?? file, item: $0.file == nil ? name : $0.item, field: $0.field,
            reason: $0.reason)
        })
    }
  }

  /// All scenes, that of the whole trick first.
  ///
  /// - Throws: `PictureError` with the first problem of each scene.
  public func scenes(_ library: PictureLibrary) throws(PictureError) -> [Scene] {
    var scenes: [Scene] = []
    var problems: [PictureProblem] = []
    for steps in steps {
      do throws(PictureError) {
        if let scene = try scene(steps, library) { scenes.append(scene) }
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw PictureError(problems: problems) }
    return scenes
  }
}

extension Scene {
  fileprivate init(
    _ draft: SceneDraft, trick: Trick.ID, steps: [Int], _ library: PictureLibrary
  ) throws(PictureError) {
    guard !draft.frames.isEmpty else { throw PictureError(nil, "frames", "is empty") }
    guard draft.frames.indices.contains(draft.still) else {
      throw PictureError(nil, "still", "is not the number of a frame, counted from 0")
    }
    things = try Self.things(draft, library)
    let ids = things.map(\.id)
    var states: [SceneObject.State] = []
    for thing in draft.things {
      states.append(try thing.change.applied(to: SceneObject.State(), library))
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
      pose = try library.body(frame.patch, from: pose)
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
    self.trick = trick
    self.steps = steps
    isLooping = draft.isLooping
    still = draft.still
    view = draft.view
    words = draft.words ?? frames[draft.still].pose.words
  }

  private static func things(
    _ draft: SceneDraft, _ library: PictureLibrary
  ) throws(PictureError) -> [SceneObject] {
    var things: [SceneObject] = []
    for (index, thing) in draft.things.enumerated() {
      guard !things.contains(where: { $0.id == thing.id }) else {
        throw PictureError(nil, "things[\(index)].id", "is \"\(thing.id)\" as an earlier one")
      }
      let kind: SceneObject.Kind
      switch thing.kind {
      case .prop:
        guard let prop = try library.prop(named: thing.name) else {
          throw PictureError.unknown("things[\(index)].prop", thing.name, in: library.propNames)
        }
        kind = .prop(prop)
      case .hand: kind = .hand
      case .person: kind = .person
      case .dog: kind = .dog
      case .rope: kind = .rope(thing.rope)
      }
      things.append(SceneObject(id: thing.id, kind: kind))
    }
    return things
  }

  /// Everything is held by something that is there when it is drawn.
  private static func checkAnchors(
    _ frames: [Keyframe], _ things: [SceneObject]
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
