/// A text is seen whole, or can be: by scrolling, or in a tooltip.
nonisolated enum ClippedRule {
  static func faults(in tree: StageTree) -> [AuditFinding] {
    tree.elements.indices.compactMap { place in
      let element = tree.elements[place]
      guard element.isLabel, element.text?.isEmpty == false, !element.frame.isEmpty,
        isCut(element) || isCovered(place, in: tree),
        !([place] + tree.around(place)).contains(where: {
          tree.elements[$0].tooltip?.isEmpty == false
        })
      else { return nil }
      return AuditFinding(
        element: place, rule: .clipped,
        sentence: "It is cut off, and no tooltip says it whole.")
    }
  }

  private static func isCut(_ element: StageTree.Element) -> Bool { element.isEllipsised }

  /// A part is outside of what is around it, and nothing there scrolls.
  private static func isCovered(_ place: Int, in tree: StageTree) -> Bool {
    let element = tree.elements[place]
    let missing = max(
      element.frame.width - element.visibleFrame.width,
      element.frame.height - element.visibleFrame.height)
    return missing > 1
      && !tree.around(place).contains { scrollers.contains(tree.elements[$0].kind) }
  }

  private static let scrollers: Set = ["GtkScrolledWindow", "GtkViewport", "GtkGridView"]
}
