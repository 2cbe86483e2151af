/// The poses and props that scenes are made of, by name.
public struct PictureLibrary: Equatable, Sendable {
  public let poses: [String: Pose]
  public let people: [String: PersonPose]
  public let props: [String: Prop]
  /// The looks that a dog can be given, in the order in which they are offered.
  public let looks: [NamedLook]

  /// A look that people can choose.
  public struct NamedLook: Equatable, Sendable {
    /// Its name in files and in the journal.
    public let id: String
    /// What people call such a dog: "Dachshund".
    public let name: String
    public let look: DogLook
  }

  /// The library of these files.
  ///
  /// - Parameters:
  ///   - poses: an object with `poses` and `people`.
  ///   - props: an object with `props`.
  ///   - looks: an object with `looks`.
  /// - Throws: `PictureError` naming the file, the pose, prop or look, and the key at fault.
  public init(poses: PictureFile, props: PictureFile, looks: PictureFile) throws(PictureError) {
    let bodies = try poses.decode(PosesContents.self)
    self.poses = try poses.naming { () throws(PictureError) in
      try Self.resolve(bodies.poses, from: .standing, like: \.like) { $0.applied(to: $1) }
    }
    people = try poses.naming { () throws(PictureError) in
      try Self.resolve(bodies.people, from: .standing, like: \.like) { $0.applied(to: $1) }
    }
    self.props = try props.decode(PropsContents.self).props
    self.looks = try looks.decode(LooksContents.self).looks
  }

  /// What a dog looks like: as its people chose, or else as the pictures were drawn.
  public func look(of dog: Dog?) -> DogLook {
    var look = looks.first { $0.id == dog?.look }?.look ?? .reference
    if let collar = dog?.collar { look.collar = collar.paint }
    return look
  }

  /// A library without anything in it.
  public static let empty = PictureLibrary()

  private init() {
    poses = [:]
    people = [:]
    props = [:]
    looks = []
  }

  /// The pose that a patch makes of the one it names, or else of the present one.
  func pose(_ patch: PosePatch, from present: Pose) throws(PictureError) -> Pose {
    guard let name = patch.like else { return patch.applied(to: present) }
    guard let named = poses[name] else { throw PictureError.unknown("pose", name, in: poses.keys) }
    return patch.applied(to: named)
  }

  func person(_ patch: PersonPatch, from present: PersonPose) throws(PictureError) -> PersonPose {
    guard let name = patch.like else { return patch.applied(to: present) }
    guard let named = people[name] else {
      throw PictureError.unknown("person", name, in: people.keys)
    }
    return patch.applied(to: named)
  }

  /// The values that named patches make, each of the one it is like.
  private static func resolve<Patch, Value>(
    _ patches: [String: Patch], from start: Value, like: (Patch) -> String?,
    apply: (Patch, Value) -> Value
  ) throws(PictureError) -> [String: Value] {
    var values: [String: Value] = [:]
    func value(_ name: String, _ path: [String]) throws(PictureError) -> Value {
      if let value = values[name] { return value }
      guard let patch = patches[name] else {
        throw PictureError(path.last, "like", "has the unknown pose \"\(name)\"")
      }
      guard !path.contains(name) else { throw PictureError(name, "like", "leads back to itself") }
      let base: Value =
        if let parent = like(patch) { try value(parent, path + [name]) } else { start }
      let made = apply(patch, base)
      values[name] = made
      return made
    }
    for name in patches.keys.sorted() { _ = try value(name, []) }
    return values
  }

  private struct PosesContents: Decodable {
    let poses: [String: PosePatch]
    let people: [String: PersonPatch]

    private enum CodingKeys: String, CodingKey, CaseIterable { case poses, people }

    init(from decoder: any Decoder) throws {
      let values = try decoder.strictContainer(CodingKeys.self)
      poses = try values.decode([String: PosePatch].self, forKey: .poses)
      people = try values.decode([String: PersonPatch].self, forKey: .people)
    }
  }

  private struct PropsContents: Decodable {
    let props: [String: Prop]

    private enum CodingKeys: String, CodingKey, CaseIterable { case props }

    init(from decoder: any Decoder) throws {
      props = try decoder.strictContainer(CodingKeys.self)
        .decode([String: Prop].self, forKey: .props)
    }
  }

  private struct LooksContents: Decodable {
    let looks: [NamedLook]

    private enum CodingKeys: String, CodingKey, CaseIterable { case looks }

    init(from decoder: any Decoder) throws {
      looks = try decoder.strictContainer(CodingKeys.self).decode([NamedLook].self, forKey: .looks)
    }
  }
}

extension PictureError {
  static func unknown(
    _ field: String, _ name: String, in known: some Collection<String>
  ) -> PictureError {
    let near = known.filter { $0.hasPrefix(name.prefix(3)) }.sorted().prefix(4)
    let hint = near.isEmpty ? "" : " (there is \(near.joined(separator: ", ")))"
    return PictureError(nil, field, "has the unknown word \"\(name)\"\(hint)")
  }
}
