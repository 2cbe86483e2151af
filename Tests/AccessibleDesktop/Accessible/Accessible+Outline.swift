extension Accessible {
  /// This in one line: role, name, the states that tell something, description.
  public var line: String {
    let quiet: Set<State> = [.enabled, .sensitive, .showing, .visible]
    let states = states
    var words = [role?.description ?? "gone", "“\(name ?? "")”"]
    words += states.subtracting(quiet).map { "\($0)" }.sorted()
    if !states.contains(.sensitive) { words.append("insensitive") }
    if role == .entry, let text { words.append("with “\(text)”") }
    if let description, !description.isEmpty { words.append("— " + description) }
    return words.joined(separator: " ")
  }

  /// This in one line, after those it lies in, below the application.
  public var path: String {
    var lines = [line]
    var candidate = parent
    while let ancestor = candidate, ancestor.role != .application {
      if let name = ancestor.name, !name.isEmpty { lines.insert("“\(name)”", at: 0) }
      candidate = ancestor.parent
    }
    return lines.joined(separator: " > ")
  }

  /// This and everything that can be seen in it, one line each, indented: what a failure shows. Of
  /// many cells only the first are there.
  public var outline: String {
    var lines = [line]
    var cells = 0
    var parts = parts
    while let part = parts.next() {
      if part.role == .tableCell { cells += 1 }
      if part.role == .tableCell, cells > 6, !part.has(.focused) { continue }
      lines.append(String(repeating: "  ", count: parts.depth) + part.line)
    }
    if cells > 6 { lines.append("(\(cells) cells)") }
    return lines.joined(separator: "\n")
  }
}
