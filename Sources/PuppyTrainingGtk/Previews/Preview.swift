/// A view in one of its states, to be looked at alone.
package struct Preview {
  /// What the view is called in an address: `trick-window`.
  package let view: String
  /// What the state is called in an address: `longest`.
  package let state: String
  /// Makes it anew, always the same.
  package let make: () throws -> Exhibit

  init(_ view: String, _ state: String, _ make: @escaping () throws -> Exhibit) {
    self.view = view
    self.state = state
    self.make = make
  }

  /// A preview for each of these states, with what makes the difference.
  static func each<Value>(
    of view: String, _ states: KeyValuePairs<String, Value>,
    _ make: @escaping (Value) throws -> Exhibit
  ) -> [Preview] {
    states.map { state, value in Preview(view, state) { try make(value) } }
  }
}

/// A view that can be looked at alone. Its previews stand beside its own source, and it is one of
/// `Preview.views`.
protocol Previewed {
  static var previews: [Preview] { get }
}
