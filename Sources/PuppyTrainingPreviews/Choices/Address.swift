/// What is shown, and how: `view/state?knob&knob=value`.
nonisolated struct Address: Hashable, Sendable {
  var view: String
  var state: String
  var knobs = Knobs()
}

extension Address: CustomStringConvertible {
  /// The shortest text that this address can be read from.
  nonisolated var description: String {
    let texts = Knob.allCases.compactMap { $0.text(in: knobs) }
    return "\(view)/\(state)" + (texts.isEmpty ? "" : "?" + texts.joined(separator: "&"))
  }
}
