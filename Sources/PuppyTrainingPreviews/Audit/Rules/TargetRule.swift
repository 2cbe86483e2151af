/// What is there to be clicked on is large enough for a hand that is not steady.
nonisolated enum TargetRule {
  /// Either way, in logical pixels (WCAG 2.2, 2.5.8).
  static let least = 24.0

  static func faults(in tree: StageTree) -> [AuditFinding] {
    tree.elements.indices.compactMap { place in
      let element = tree.elements[place]
      guard element.isTarget, !element.states.contains(.disabled), !element.frame.isEmpty,
        isSmall(element),
        // The text in an entry and the button in a menu button: all around them can be clicked too.
        !tree.around(place).contains(where: {
          tree.elements[$0].isTarget && !isSmall(tree.elements[$0])
        })
      else { return nil }
      let size = "\(pixels(element.frame.width))×\(pixels(element.frame.height))"
      return AuditFinding(
        element: place, rule: .target,
        sentence: "It is \(size) pixels large, and should be 24×24.")
    }
  }

  private static func isSmall(_ element: StageTree.Element) -> Bool {
    min(element.frame.width, element.frame.height) < least
  }

  private static func pixels(_ length: Double) -> Int { Int(length.rounded()) }
}
