/// What an audit has found.
nonisolated struct AuditReport: Sendable {
  /// A fault, with what it was found in first.
  struct Entry: Sendable {
    let view: String
    let rule: AuditFinding.Rule
    /// What is at fault: `button “Done”`.
    let element: String
    let sentence: String
    let address: Address
    /// How often it was found.
    fileprivate(set) var count = 1
    /// Why it may be so.
    let reason: String?
  }

  /// In the order in which they were found; what is at fault in many states of a view counts once.
  private(set) var entries: [Entry] = []
  /// The views that were looked at, in order.
  private(set) var views: [String] = []
  /// How many addresses were looked at.
  private(set) var count = 0

  /// Those that nothing explains.
  var faults: [Entry] { entries.filter { $0.reason == nil } }

  /// Takes what was found at an address.
  mutating func add(
    _ faults: [AuditFinding], in tree: StageTree, at address: Address,
    exceptions: [AuditException] = AuditException.all
  ) {
    count += 1
    if !views.contains(address.view) { views.append(address.view) }
    for fault in faults {
      let element = tree.elements[fault.element].label
      if let place = entries.firstIndex(where: {
        $0.view == address.view && $0.rule == fault.rule && $0.element == element
      }) {
        entries[place].count += 1
        continue
      }
      let reason = exceptions.first { $0.rule == fault.rule && $0.covers(tree, fault.element) }?
        .reason
      entries.append(
        Entry(
          view: address.view, rule: fault.rule, element: element, sentence: fault.sentence,
          address: address, reason: reason))
    }
  }
}
