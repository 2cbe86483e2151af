/// Screen readers have something to say of everything that can be used or that tells something, and
/// never the name of a class.
nonisolated enum NameRule {
  static func faults(in tree: StageTree) -> [AuditFinding] {
    tree.elements.indices.compactMap { place in
      let element = tree.elements[place]
      guard element.isPresented, !layoutRoles.contains(element.role) || element.isFocusable else {
        return nil
      }
      if element.name == element.kind {
        return AuditFinding(
          element: place, rule: .className,
          sentence: "Its name is that of a class, \(element.kind).")
      }
      guard element.name.allSatisfy(\.isWhitespace),
        element.isFocusable || element.isTarget || namedRoles.contains(element.role)
      else { return nil }
      return AuditFinding(element: place, rule: .noName, sentence: "It has no name.")
    }
  }

  /// Roles of what only keeps other things together. GTK 4.8 tells nobody their names.
  private static let layoutRoles: Set = ["", "generic", "group", "none", "presentation"]

  /// Roles of what needs a name though it may be of no use to the keyboard.
  private static let namedRoles: Set = ["dialog", "grid cell", "img", "option", "row", "window"]
}
