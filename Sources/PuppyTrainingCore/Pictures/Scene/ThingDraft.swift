/// A thing as a picture file tells it.
struct ThingDraft: Decodable {
  let id: String
  let kind: Kind
  let change: ThingChange

  enum Kind {
    case prop(String)
    case hand, person, dog
    case rope(Thing.Rope)
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, prop, hand, person, dog, rope
    case at, hold, angle, size, flip, hidden, sag, width, fill
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    let kinds: [CodingKeys] = [.prop, .hand, .person, .dog, .rope]
    let present = kinds.filter(values.contains)
    guard present.count == 1, let key = present.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "is not exactly one of prop, hand, person, dog and rope"))
    }
    let name: String
    switch key {
    case .prop:
      name = try values.decode(String.self, forKey: .prop)
      kind = .prop(name)
    case .rope:
      name = "rope"
      kind = .rope(try Self.rope(values))
    case .hand: (name, kind) = ("hand", .hand)
    case .dog: (name, kind) = ("dog", .dog)
    default: (name, kind) = ("person", .person)
    }
    id = try values.decodeIfPresent(String.self, forKey: .id) ?? name
    change = try ThingChange(thing: decoder)
  }

  private static func rope(_ values: KeyedDecodingContainer<CodingKeys>) throws -> Thing.Rope {
    var list = try values.nestedUnkeyedContainer(forKey: .rope)
    var ends: [Thing.Rope.End] = []
    while !list.isAtEnd {
      if let name = try? list.decode(String.self) {
        ends.append(.anchor(name))
      } else {
        let numbers = try list.decode([Double].self)
        guard numbers.count >= 2 else { break }
        ends.append(.place(Point3(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)))
      }
    }
    guard ends.count == 2 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: values.codingPath + [CodingKeys.rope],
          debugDescription: "does not have two ends"))
    }
    return Thing.Rope(
      ends: ends, sag: try values.decodeIfPresent(Double.self, forKey: .sag) ?? 0,
      width: try values.decodeIfPresent(Double.self, forKey: .width) ?? 2,
      paint: values.contains(.fill) ? try values.decodePaint(forKey: .fill) : Paint(0xe0564f))
  }
}

/// What changes about a thing; what is not said stays as it was.
struct ThingChange: Decodable {
  private let place: Point3?
  private let hold: String?
  private let angle, size: Double?
  private let isFlipped, isHidden: Bool?
  private let grip: PersonPose.Grip?
  private let person: PersonPatch?
  private let dog: PosePatch?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case at, hold, angle, size, flip, hidden, hand, person, dog
  }

  init(from decoder: any Decoder) throws {
    try self.init(try decoder.strictContainer(CodingKeys.self))
  }

  /// The state with which a thing begins, whose other keys its draft has looked at.
  init(thing decoder: any Decoder) throws {
    try self.init(try decoder.container(keyedBy: CodingKeys.self))
  }

  private init(_ values: KeyedDecodingContainer<CodingKeys>) throws {
    place = values.contains(.at) ? try values.decodePoint(forKey: .at) : nil
    hold = try values.decodeIfPresent(String.self, forKey: .hold)
    angle = try values.decodeIfPresent(Double.self, forKey: .angle)
    size = values.contains(.size) ? try values.decodeShare(forKey: .size, 0.1...6) : nil
    isFlipped = try values.decodeIfPresent(Bool.self, forKey: .flip)
    isHidden = try values.decodeIfPresent(Bool.self, forKey: .hidden)
    grip =
      values.contains(.hand) ? try values.decodeWord(PersonPose.Grip.self, forKey: .hand) : nil
    person = try values.decodeIfPresent(PersonPatch.self, forKey: .person)
    dog = try values.decodeIfPresent(PosePatch.self, forKey: .dog)
  }

  /// The state after this change. `"hold": "none"` lets go.
  func applied(
    to state: Thing.State, _ library: PictureLibrary
  ) throws(PictureError) -> Thing.State {
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
    if let person { state.person = try library.person(person, from: state.person) }
    if let dog { state.dog = try library.pose(dog, from: state.dog) }
    return state
  }
}
