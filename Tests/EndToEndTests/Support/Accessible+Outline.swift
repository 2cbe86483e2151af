extension Accessible {
  /// This in one line: role, name, the states that tell something, description.
  var line: String {
    let quiet: Set<State> = [.enabled, .sensitive, .showing, .visible]
    let states = states
    var words = [role?.description ?? "gone", "“\(name ?? "")”"]
    words += states.subtracting(quiet).map { "\($0)" }.sorted()
    if !states.contains(.sensitive) { words.append("insensitive") }
    if let description, !description.isEmpty { words.append("— " + description) }
    return words.joined(separator: " ")
  }

  /// This and everything that can be seen in it, one line each, indented: what a failure shows.
  var outline: String {
    var lines = [line]
    var descendants = descendants
    while let next = descendants.next() {
      lines.append(String(repeating: "  ", count: descendants.depth) + next.line)
    }
    return lines.joined(separator: "\n")
  }
}
