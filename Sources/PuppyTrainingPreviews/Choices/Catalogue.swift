/// The names of all previews: the views in order, each with its states in order.
nonisolated struct Catalogue: Equatable, Sendable {
  private(set) var views: [View] = []

  /// A view with its states, of which there is at least one.
  nonisolated struct View: Equatable, Sendable {
    let name: String
    fileprivate(set) var states: [String]
  }

  /// - Parameter names: view and state of each preview; those of a view need not follow each other.
  init(_ names: some Sequence<(view: String, state: String)>) {
    for (name, state) in names {
      if let place = views.firstIndex(where: { $0.name == name }) {
        views[place].states.append(state)
      } else {
        views.append(View(name: name, states: [state]))
      }
    }
  }

  /// The view of this name, if there is one.
  subscript(name: String) -> View? { views.first { $0.name == name } }

  /// The addresses of all previews with the knobs as they stand when nothing is said.
  var addresses: [Address] {
    views.flatMap { view in view.states.map { Address(view: view.name, state: $0) } }
  }
}
