import Gtk

/// Looks at previews one after the other.
enum Auditor {
  /// Contrast is measured on pictures of this scale; see `ContrastRule`.
  static let scale = 2

  /// What is at fault at these addresses.
  ///
  /// - Parameter onAddress: called before each of them.
  /// - Throws: `OffscreenStage.NotMade` for a preview that cannot be made.
  static func run(
    _ plan: AuditPlan, onAddress: (Address) -> Void = { _ in }
  ) throws(OffscreenStage.NotMade) -> AuditReport {
    let stage = OffscreenStage()
    defer { stage.close() }
    var report = AuditReport()
    // GTK reads its theme anew whenever that changes, which takes longer than making a preview.
    for address in byDesktop(plan.addresses) {
      onAddress(address)
      let (tree, faults) = try faults(at: address, on: stage)
      report.add(faults, in: tree, at: address)
    }
    return report
  }

  /// The same addresses, those after each other for which the desktop is the same.
  private static func byDesktop(_ addresses: [Address]) -> [Address] {
    var order: [Knobs] = []
    var groups: [Knobs: [Address]] = [:]
    for address in addresses {
      let desktop = Desktop.knobs(of: address.knobs)
      if groups[desktop] == nil { order.append(desktop) }
      groups[desktop, default: []].append(address)
    }
    return order.flatMap { groups[$0] ?? [] }
  }

  /// What is on the stage at an address, and what is at fault.
  static func faults(
    at address: Address, on stage: OffscreenStage
  ) throws(OffscreenStage.NotMade) -> (StageTree, [AuditFinding]) {
    try stage.show(address)
    // First: going where Tab leads moves things.
    let picture = Pixels(stage.picture(scale: scale))
    let tree = StageTree(of: stage.stage)
    return (tree, Audit.faults(in: tree, picture: picture, scale: scale))
  }
}
