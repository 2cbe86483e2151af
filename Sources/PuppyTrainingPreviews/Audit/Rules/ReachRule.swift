/// The keyboard gets to whatever can be used with it.
nonisolated enum ReachRule {
  static func faults(in tree: StageTree) -> [AuditFinding] {
    tree.elements.indices.compactMap { place in
      let element = tree.elements[place]
      guard element.isFocusable, !element.isReachable, !element.states.contains(.disabled),
        // A list or what scrolls hands the keyboard on to what is inside.
        !tree.inside(place).contains(where: { tree.elements[$0].isReachable })
      else { return nil }
      return AuditFinding(
        element: place, rule: .unreachable,
        sentence: "Neither Tab nor an arrow key leads to it.")
    }
  }
}
