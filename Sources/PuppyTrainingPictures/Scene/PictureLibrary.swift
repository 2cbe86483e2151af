import PuppyTrainingCore

/// The poses and props that scenes are made of, by name. Each is read when a scene asks for it:
/// there are hundreds, and a page of pictures needs a few.
public struct PictureLibrary: Sendable {
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
  private struct Table: Sendable {
    let file: String
    let values: JSONTables?

    static let empty = Table(file: "", values: nil)

    func names(_ table: String) -> [String] {
      values.map { Array($0[table].keys) } ?? []
    }

    func read<Value>(
      _ table: String, _ name: String,
      _ body: (inout JSONReader) throws(JSONReader.Unexpected) -> Value
    ) throws(PictureError) -> Value? {
      try values?[table][name]?.contents(of: file, item: name, body)
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
    self.looks = try Self.looks(looks)
  }

  private static func table(
    _ file: PictureFile, _ names: Set<String>
  ) throws(PictureError) -> Table {
    guard let values = JSONTables(file.bytes), values.tables == names else {
      throw PictureError(problems: [
        PictureProblem(
          file: file.name, item: nil, field: "file",
          reason: "is not an object with \(names.sorted(by: >).joined(separator: " and "))")
      ])
    }
    return Table(file: file.name, values: values)
  }

  private static func looks(_ file: PictureFile) throws(PictureError) -> [NamedLook] {
    var looks: [NamedLook] = []
    try JSONReader(file.bytes).contents(of: file.name) { reader throws(JSONReader.Unexpected) in
      try reader.fields(requiring: ["looks"]) { reader, key throws(JSONReader.Unexpected) in
        guard key == "looks" else { throw .unknownKey }
        looks = try reader.list(NamedLook.init)
      }
    }
    return looks
  }

  /// A library without anything in it.
  public static let empty = PictureLibrary()

  private init() {
    looks = []
    bodies = .empty
    things = .empty
  }

  public var poseNames: [String] { names(of: Pose.self) }
  public var peopleNames: [String] { names(of: PersonPose.self) }
  public var propNames: [String] { things.names("props").sorted() }

  /// Reads everything.
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
  public func pose(named name: String) throws(PictureError) -> Pose? { try body(named: name) }

  public func person(named name: String) throws(PictureError) -> PersonPose? {
    try body(named: name)
  }

  public func prop(named name: String) throws(PictureError) -> Prop? {
    try things.read("props", name, Prop.init)
  }

  /// The pose that a patch makes of the one it names, or else of the present one.
  func body<Body: Patchable>(
    _ patch: Patch<Body>, from present: Body
  ) throws(PictureError) -> Body {
    guard let name = patch.like else { return patch.applied(to: present) }
    guard let named: Body = try body(named: name) else {
      throw PictureError.unknown(Body.noun, name, in: names(of: Body.self))
    }
    return patch.applied(to: named)
  }

  private func names<Body: Patchable>(of body: Body.Type) -> [String] {
    bodies.names(Body.table).sorted()
  }

  /// The pose that a named patch makes of the one it is like.
  ///
  /// - Parameter path: the names of the poses that are like this one.
  private func body<Body: Patchable>(
    named name: String, path: [String] = []
  ) throws(PictureError) -> Body? {
    guard let patch = try bodies.read(Body.table, name, Patch<Body>.init) else { return nil }
    guard let parent = patch.like else { return patch.applied(to: .standing) }
    let path = path + [name]
    func fail(_ reason: String) -> PictureError {
      PictureError(problems: [
        PictureProblem(file: bodies.file, item: name, field: "like", reason: reason)
      ])
    }
    guard !path.contains(parent) else { throw fail("leads back to itself") }
    guard let base: Body = try body(named: parent, path: path) else {
      throw fail("has the unknown pose \"\(parent)\"")
    }
    return patch.applied(to: base)
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
