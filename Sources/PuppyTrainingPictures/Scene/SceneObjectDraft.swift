import PuppyTrainingCore

/// A thing as a picture file tells it.
struct SceneObjectDraft {
  let id: String
  let kind: Kind
  /// What its prop is called, or else the word for its kind.
  let name: String
  /// How it hangs if it is a rope.
  let rope: SceneObject.Rope
  let change: SceneObjectChange

  enum Kind: String { case prop, hand, person, dog, rope }

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var (id, prop): (String?, String?)
    var kinds: [Kind] = []
    var rope = SceneObject.Rope(ends: [], sag: 0, width: 2, paint: Paint(0xe0564f))
    var change = SceneObjectChange()
    try reader.fields { reader, key throws(JSONReader.Unexpected) in
      if let kind = Kind(rawValue: key) { kinds.append(kind) }
      switch key {
      case "id": id = try reader.string()
      case "prop": prop = try reader.string()
      case "rope": rope.ends = try reader.ropeEnds()
      case "sag": rope.sag = try reader.number()
      case "width": rope.width = try reader.number()
      case "fill": rope.paint = try reader.paint()
      default: try change.read(key, &reader)
      }
    }
    guard kinds.count == 1, let kind = kinds.first else {
      throw JSONReader.Unexpected("is not exactly one of prop, hand, person, dog and rope")
    }
    self.kind = kind
    name = prop ?? kind.rawValue
    self.id = id ?? name
    self.rope = rope
    self.change = change
  }
}

extension JSONReader {
  fileprivate mutating func ropeEnds() throws(Unexpected) -> [SceneObject.Rope.End] {
    let ends = try list { reader throws(Unexpected) -> SceneObject.Rope.End in
      reader.skipBlanks()
      return reader.isNext("\"") ? .anchor(try reader.string()) : .place(try reader.point())
    }
    guard ends.count == 2 else { throw Unexpected("does not have two ends") }
    return ends
  }
}

/// What changes about a thing; what is not said stays as it was.
struct SceneObjectChange {
  private var place: Point3?
  private var hold: String?
  private var angle, size: Double?
  private var isFlipped, isHidden: Bool?
  private var grip: PersonPose.Grip?
  private var person: Patch<PersonPose>?
  private var dog: Patch<Pose>?

  init() {}

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    try reader.fields { reader, key throws(JSONReader.Unexpected) in try read(key, &reader) }
  }

  /// Reads what a key of a thing says.
  mutating func read(
    _ key: String, _ reader: inout JSONReader
  ) throws(JSONReader.Unexpected) {
    switch key {
    case "at": place = try reader.point()
    case "hold": hold = try reader.string()
    case "angle": angle = try reader.number()
    case "size": size = try reader.number(in: 0.1...6)
    case "flip": isFlipped = try reader.bool()
    case "hidden": isHidden = try reader.bool()
    case "hand": grip = try reader.word()
    case "person": person = try Patch(&reader)
    case "dog": dog = try Patch(&reader)
    default: throw .unknownKey
    }
  }

  /// The state after this change. `"hold": "none"` lets go.
  func applied(
    to state: SceneObject.State, _ library: PictureLibrary
  ) throws(PictureError) -> SceneObject.State {
    var state = state
    if let hold {
      state.hold = hold == "none" ? nil : hold
      if place == nil { state.place = .zero }
    }
    if let place { state.place = place }
    if let angle { state.angle = angle }
    if let size { state.size = size }
    if let isFlipped { state.isFlipped = isFlipped }
    if let isHidden { state.isHidden = isHidden }
    if let grip { state.grip = grip }
    if let person { state.person = try library.body(person, from: state.person) }
    if let dog { state.dog = try library.body(dog, from: state.dog) }
    return state
  }
}
