/// Something that breaks a rule and may.
nonisolated struct AuditException: Sendable {
  let rule: AuditFinding.Rule
  /// Why, in one sentence.
  let reason: String
  /// It is the element at this place.
  let covers: @Sendable (StageTree, Int) -> Bool

  /// All there are.
  static let all = [
    AuditException(
      rule: .clipped,
      reason: "The title bar's own label for the title of the window, which the task switcher and "
        + "screen readers say whole."
    ) { tree, place in
      tree.parent(of: place).map { tree.elements[$0].kind } == "GtkCenterBox"
        && tree.around(place).contains { tree.elements[$0].kind == "GtkHeaderBar" }
    }
  ]
}
