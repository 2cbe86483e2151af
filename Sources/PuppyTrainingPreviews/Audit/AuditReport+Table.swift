extension AuditReport {
  /// A row for each view, a column for each rule, then every fault with its address, then what may
  /// be as it is and why.
  nonisolated var text: String {
    let rules = AuditFinding.Rule.allCases
    let width = max(4, views.map(\.count).max() ?? 0)
    func row(_ name: String, _ cells: [String]) -> String {
      let cells = zip(rules, cells).map { rule, cell in
        String(repeating: " ", count: max(0, rule.rawValue.count - cell.count)) + cell
      }
      let padding = String(repeating: " ", count: max(0, width - name.count))
      return ([name + padding] + cells).joined(separator: "  ")
    }
    func counts(of view: String?) -> [String] {
      rules.map { rule in
        let count = faults.count { $0.rule == rule && (view == nil || $0.view == view) }
        return count == 0 ? "·" : String(count)
      }
    }
    let table =
      [row("view", rules.map(\.rawValue))] + views.map { row($0, counts(of: $0)) }
      + [row("all", counts(of: nil))]
    let explained = entries.filter { $0.reason != nil }
    return
      (table + section("Faults", faults.map(line))
      + section("Explained", explained.map { "\(line($0)) \($0.reason ?? "")" }))
      .joined(separator: "\n") + "\n"
  }

  nonisolated private func line(_ entry: Entry) -> String {
    let others = entry.count > 1 ? " (and \(entry.count - 1) more)" : ""
    return "\(entry.address.description)\(others): \(entry.rule.rawValue): \(entry.element): "
      + entry.sentence
  }

  nonisolated private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(title):"] + lines
  }
}
