/// Which previews an audit looks at, and under which circumstances.
nonisolated struct AuditPlan: Equatable, Sendable {
  let addresses: [Address]

  /// Every preview as it is, with each knob turned alone, and with those pairs that make each other
  /// harder.
  static func whole(_ catalogue: Catalogue) -> AuditPlan {
    AuditPlan(addresses: catalogue.addresses.flatMap { with($0, single + pairs) })
  }

  /// Every preview as it is, and the first one of each view also in the dark, and with long, large
  /// texts from right to left in a narrow window.
  static func quick(_ catalogue: Catalogue) -> AuditPlan {
    let narrow = Knobs(width: 360, textPercent: 200, isRightToLeft: true, hasLongText: true)
    let first = catalogue.views.map { Address(view: $0.name, state: $0.states[0]) }
    return AuditPlan(
      addresses: catalogue.addresses
        + first.flatMap { with($0, [Knobs(appearance: .dark), narrow]) })
  }

  private static func with(_ address: Address, _ knobs: [Knobs]) -> [Address] {
    knobs.map { Address(view: address.view, state: address.state, knobs: $0) }
  }

  /// Nothing turned, and each knob alone. The one that stops what moves is always turned.
  static let single: [Knobs] =
    [Knobs()] + Knobs.widths.map { Knobs(width: $0) }
    + [
      Knobs(appearance: .dark), Knobs(appearance: .contrast), Knobs(textPercent: 150),
      Knobs(textPercent: 200), Knobs(isRightToLeft: true), Knobs(hasLongText: true),
      Knobs(scale: 2), Knobs(hidesPointer: true),
    ]

  /// What takes room away together, and what reads backwards.
  static let pairs = [
    Knobs(width: 360, textPercent: 200), Knobs(width: 360, hasLongText: true),
    Knobs(width: 360, isRightToLeft: true), Knobs(textPercent: 200, hasLongText: true),
    Knobs(isRightToLeft: true, hasLongText: true), Knobs(textPercent: 200, isRightToLeft: true),
    Knobs(appearance: .dark, textPercent: 200), Knobs(appearance: .contrast, textPercent: 200),
    Knobs(width: 360, appearance: .dark), Knobs(width: 360, appearance: .contrast),
  ]
}
