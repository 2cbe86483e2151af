import FoundationEssentials

/// The poses and props that scenes are made of, by name. Each is decoded when a scene asks for it:
/// there are hundreds, and a page of pictures needs a few.
public struct PictureLibrary: Equatable, Sendable {
  /// The looks that a dog can be given, in the order in which they are offered.
  public let looks: [NamedLook]
  private let bodies: Table
  private let things: Table

  /// A look that people can choose.
  public struct NamedLook: Equatable, Sendable {
    /// Its name in files and in the journal.
    public let id: String
    /// What people call such a dog: "Dachshund".
    public let name: String
    public let look: DogLook
  }

  /// The named values of a file.
  private struct Table: Equatable, Sendable {
    let file: String
    let values: JSONTables?

    static let empty = Table(file: "", values: nil)

    func names(_ table: String) -> [String] {
      values.map { Array($0[table].keys) } ?? []
    }

    func decode<Value: Decodable>(
      _ table: String, _ name: String, as: Value.Type
    ) throws(PictureError) -> Value? {
      guard let data = values?[table][name] else { return nil }
      return try PictureFile(name: file, data: data).decode(Value.self, item: name)
    }
  }

  /// The library of these files.
  ///
  /// - Parameters:
  ///   - poses: an object with `poses` and `people`.
  ///   - props: an object with `props`.
  ///   - looks: an object with `looks`.
  /// - Throws: `PictureError` for a file that is no such object, and for any mistake in a look. See
  ///   `check` for the others.
  public init(poses: PictureFile, props: PictureFile, looks: PictureFile) throws(PictureError) {
    bodies = try Self.table(poses, ["poses", "people"])
    things = try Self.table(props, ["props"])
    self.looks = try looks.decode(LooksContents.self).looks
  }

  private static func table(
    _ file: PictureFile, _ names: Set<String>
  ) throws(PictureError) -> Table {
    guard let values = JSONTables(file.data), values.tables == names else {
      throw PictureError(problems: [
        PictureProblem(
          file: file.name, item: nil, field: "file",
          reason: "is not an object with \(names.sorted(by: >).joined(separator: " and "))")
      ])
    }
    return Table(file: file.name, values: values)
  }

  /// A library without anything in it.
  public static let empty = PictureLibrary()

  private init() {
    looks = []
    bodies = .empty
    things = .empty
  }

  public var poseNames: [String] { bodies.names("poses").sorted() }
  public var peopleNames: [String] { bodies.names("people").sorted() }
  public var propNames: [String] { things.names("props").sorted() }

  /// Decodes everything.
  ///
  /// - Throws: `PictureError` naming each pose, prop and key at fault.
  public func check() throws(PictureError) {
    var problems: [PictureProblem] = []
    func collect(_ work: () throws(PictureError) -> Void) {
      do throws(PictureError) { try work() } catch { problems += error.problems }
    }
    for name in poseNames { collect { () throws(PictureError) in _ = try pose(named: name) } }
    for name in peopleNames { collect { () throws(PictureError) in _ = try person(named: name) } }
    for name in propNames { collect { () throws(PictureError) in _ = try prop(named: name) } }
    guard problems.isEmpty else { throw PictureError(problems: problems) }
  }

  /// What a dog looks like: as its people chose, or else as the pictures were drawn.
  public func look(of dog: Dog?) -> DogLook {
    var look = looks.first { $0.id == dog?.look }?.look ?? .reference
    if let collar = dog?.collar { look.collar = collar.paint }
    return look
  }

  /// The pose of this name; `nil` when there is none.
  public func pose(named name: String) throws(PictureError) -> Pose? {
    try value(
      "poses", name, from: Pose.standing, like: \PosePatch.like
    ) { $0.applied(to: $1) }
  }

  public func person(named name: String) throws(PictureError) -> PersonPose? {
    try value(
      "people", name, from: PersonPose.standing, like: \PersonPatch.like
    ) { $0.applied(to: $1) }
  }

  public func prop(named name: String) throws(PictureError) -> Prop? {
    try things.decode("props", name, as: Prop.self)
  }

  /// The pose that a patch makes of the one it names, or else of the present one.
  func pose(_ patch: PosePatch, from present: Pose) throws(PictureError) -> Pose {
    guard let name = patch.like else { return patch.applied(to: present) }
    guard let named = try pose(named: name) else {
      throw PictureError.unknown("pose", name, in: poseNames)
    }
    return patch.applied(to: named)
  }

  func person(_ patch: PersonPatch, from present: PersonPose) throws(PictureError) -> PersonPose {
    guard let name = patch.like else { return patch.applied(to: present) }
    guard let named = try person(named: name) else {
      throw PictureError.unknown("person", name, in: peopleNames)
    }
    return patch.applied(to: named)
  }

  /// The value that a named patch makes of the one it is like.
  private func value<Patch: Decodable, Value>(
    _ table: String, _ name: String, from start: Value, like: (Patch) -> String?,
    path: [String] = [], apply: (Patch, Value) -> Value
  ) throws(PictureError) -> Value? {
    guard let patch = try bodies.decode(table, name, as: Patch.self) else { return nil }
    guard let parent = like(patch) else { return apply(patch, start) }
    let path = path + [name]
    func fail(_ reason: String) -> PictureError {
      PictureError(problems: [
        PictureProblem(file: bodies.file, item: name, field: "like", reason: reason)
      ])
    }
    guard !path.contains(parent) else { throw fail("leads back to itself") }
    guard
      let base = try value(
        table, parent, from: start, like: like, path: path, apply: apply)
    else { throw fail("has the unknown pose \"\(parent)\"") }
    return apply(patch, base)
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
