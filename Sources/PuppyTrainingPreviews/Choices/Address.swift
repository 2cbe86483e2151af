/// What is shown, and how: `view/state?knob&knob=value`.
nonisolated struct Address: Hashable, Sendable {
  var view: String
  var state: String
  var knobs = Knobs()
}

extension Address: CustomStringConvertible {
  /// The shortest text that this address can be read from.
  nonisolated var description: String {
    let words = Knob.allCases.compactMap { $0.words(in: knobs) }
    return "\(view)/\(state)" + (words.isEmpty ? "" : "?" + words.joined(separator: "&"))
  }
}
