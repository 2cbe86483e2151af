extension Address {
  /// Reads an address. A view alone stands for its first state; of two knobs that exclude each
  /// other the last one counts.
  ///
  /// - Throws: `Mistake` for a view, a state, a knob or a value that there is not.
  nonisolated init(_ text: String, in catalogue: Catalogue) throws(Mistake) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts[0].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(names[0])
    guard let view = catalogue[name] else {
      throw Mistake("view", name, choices: catalogue.views.map(\.name))
    }
    let state = names.count > 1 ? String(names[1]) : view.states[0]
    guard view.states.contains(state) else {
      throw Mistake("state of \(name)", state, choices: view.states)
    }
    self.init(view: name, state: state)
    if parts.count > 1 { knobs = try Knobs(String(parts[1])) }
  }
}

extension Knobs {
  /// Reads knobs as they stand in an address: `dark&text=150`.
  ///
  /// - Throws: `Mistake` for a knob or a value that there is not.
  nonisolated init(_ text: String) throws(Mistake) {
    self.init()
    for word in text.split(separator: "&") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let knob = Knob(rawValue: name) else {
        throw Mistake("knob", name, choices: Knob.allCases.map(\.rawValue))
      }
      let value = parts.count > 1 ? String(parts[1]) : ""
      if knob.values.isEmpty {
        guard parts.count == 1 else { throw Mistake("knob", String(word), choices: [name]) }
      } else if !knob.values.contains(value) {
        throw Mistake(name, value, choices: knob.values)
      }
      knob.set(value, in: &self)
    }
  }
}
