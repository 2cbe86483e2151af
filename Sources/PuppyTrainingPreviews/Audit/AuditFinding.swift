/// Something on a stage that would be in somebody's way.
nonisolated struct AuditFinding: Equatable, Sendable {
  /// The place of what is at fault in the `elements` of the tree.
  let element: Int
  let rule: Rule
  /// What is wrong, with the figures: "The contrast is 3.9:1, and should be 4.5:1."
  let sentence: String

  /// What is asked of everything on a stage. The words are those of the audit's table.
  nonisolated enum Rule: String, CaseIterable, Sendable {
    /// A screen reader has nothing to say of it.
    case noName = "no name"
    /// A screen reader says the name of a class of GTK.
    case className = "class name"
    /// The keyboard could go there, but neither Tab nor an arrow key leads to it.
    case unreachable = "unreachable"
    /// A text whose contrast is under 4.5:1.
    case contrast
    /// Something to click that is smaller than 24 pixels either way.
    case target = "small target"
    /// A text that is cut off, and no tooltip says it whole.
    case clipped = "clipped text"
  }
}
