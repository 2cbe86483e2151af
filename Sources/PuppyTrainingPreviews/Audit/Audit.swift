/// What is asked of everything that is on a stage.
nonisolated enum Audit {
  /// What is at fault, in the order of the rules.
  ///
  /// - Parameters:
  ///   - picture: what the stage looks like; without one the contrast is not measured.
  ///   - scale: how many pixels of the picture there are along a logical one.
  static func faults(in tree: StageTree, picture: Pixels? = nil, scale: Int = 1) -> [AuditFinding] {
    NameRule.faults(in: tree) + ReachRule.faults(in: tree)
      + (picture.map { ContrastRule.faults(in: tree, $0, scale: scale) } ?? [])
      + TargetRule.faults(in: tree) + ClippedRule.faults(in: tree)
  }
}

extension StageTree {
  /// The places of all elements around one, the nearest first.
  nonisolated func around(_ place: Int) -> [Int] {
    Array(sequence(first: place) { self.parent(of: $0) }.dropFirst())
  }
}

extension StageTree.Element {
  /// It stands in a line of its own in reports: `button “Done”`.
  nonisolated var label: String {
    let said = (text ?? "").isEmpty ? name : text ?? ""
    let short = said.count > 40 ? "\(said.prefix(39))…" : said
    let what = role.isEmpty ? kind : role
    return said.isEmpty || said == kind ? "\(what) (\(kind))" : "\(what) “\(short)”"
  }
}
