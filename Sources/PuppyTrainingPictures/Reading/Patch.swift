import PuppyTrainingCore

/// What a picture file says about a pose: any of its fields, the others staying as they are.
struct Patch<Body: Patchable> {
  /// The name of the pose that this one starts from.
  private(set) var like: String?
  private var changes: [Change] = []

  /// A new value for one field.
  struct Change {
    fileprivate let apply: (inout Body) -> Void

    init<Value>(_ value: Value, _ set: @escaping (inout Body, Value) -> Void) {
      apply = { set(&$0, value) }
    }
  }

  init() {}

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    try reader.fields { reader, key throws(JSONReader.Unexpected) in
      if key == "like" {
        like = try reader.string()
      } else {
        changes.append(try Body.change(key, &reader))
      }
    }
  }

  /// The pose with these changes.
  func applied(to body: Body) -> Body {
    changes.reduce(into: body) { body, change in change.apply(&body) }
  }
}

/// A pose of a dog or a person, which picture files tell by its fields.
protocol Patchable: Sendable {
  /// What one of them is called in messages.
  static var noun: String { get }
  /// Under which key the file of poses has them.
  static var table: String { get }
  /// Where every pose of a picture file starts from.
  static var standing: Self { get }

  /// Reads what a file says under the name of a field.
  static func change(
    _ key: String, _ reader: inout JSONReader
  ) throws(JSONReader.Unexpected) -> Patch<Self>.Change
}
