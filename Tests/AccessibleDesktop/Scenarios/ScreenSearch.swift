import PuppyTrainingScenarios

/// Finds on the screen what a line of a scenario names.
struct ScreenSearch {
  let program: AccessibleProgram

  init(_ program: AccessibleProgram) { self.program = program }

  /// A person can see it, as it should be.
  func sees(_ sight: Sight) -> Bool {
    all(sight.target).contains { canBeSeen($0) && fits($0, sight) }
  }

  /// The first thing a person could press; what can have the keyboard comes before what holds it.
  func pressable(_ target: Target) -> Accessible? {
    let found = all(target).filter { $0.has(.sensitive) && canBeSeen($0) }
    return found.first { $0.has(.focusable) } ?? found.first { Self.pressed.contains($0.role) }
  }

  /// Everything that a target can mean, the window in front first.
  func all(_ target: Target) -> [Accessible] {
    let windows = windows.filter { target.window?.matches($0.name ?? "") ?? true }
    if target.kind == .window { return windows.filter { matches($0, target) } }
    for window in windows {
      let found = candidates(target, in: window)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Its name and kind are those of the target.
  func matches(_ thing: Accessible, _ target: Target) -> Bool {
    guard let role = thing.role, let name = thing.name else { return false }
    return (target.kind.map { $0.roles.contains(role) } ?? true) && target.name.matches(name)
  }

  /// It is neither scrolled away nor on a page that is not shown. Of windows the one in front
  /// counts, and what is in a menu lies outside of its window.
  func canBeSeen(_ thing: Accessible) -> Bool {
    guard let role = thing.role else { return false }
    if TargetKind.window.roles.contains(role) { return thing.name == program.activeTitle }
    return TargetKind.item.roles.contains(role) || thing.isOnScreen
  }

  private static let pressed: Set<Role?> = [.button, .checkBox, .tableCell, .menuItem, .link]

  private var windows: [Accessible] {
    let active = program.activeTitle
    let all = Array(program.windows.reversed())
    return all.filter { $0.name == active } + all.filter { $0.name != active }
  }

  private func candidates(_ target: Target, in window: Accessible) -> [Accessible] {
    if target.isFirst {
      let first = target.kind.flatMap { kind in
        window.parts.first { $0.role.map(kind.roles.contains) == true }
      }
      return [first].compactMap(\.self).filter { matches($0, target) }
    }
    if target.kind != .card {
      let found = window.all(where: { matches($0, target) })
      if !found.isEmpty || target.kind != nil { return found }
    }
    return window.all(.tableCell).filter { matches($0, target) }
  }

  private func fits(_ thing: Accessible, _ sight: Sight) -> Bool {
    if let description = sight.description, !description.matches(thing.description ?? "") {
      return false
    }
    if let content = sight.content, !content.matches(thing.text ?? "") { return false }
    guard !sight.states.isEmpty else { return true }
    let states = thing.states
    return sight.states.allSatisfy { $0.holds(in: states) }
  }
}

extension TargetKind {
  /// What GTK 4.8 calls things of this kind.
  var roles: Set<Role> {
    switch self {
    case .button: [.button, .link]
    case .card: [.tableCell]
    case .checkbox: [.checkBox]
    case .entry: [.entry]
    case .item: [.menuItem, .radioMenuItem, .checkMenuItem]
    case .text: [.label, .statusBar, .heading]
    case .window: [.frame, .dialog]
    }
  }
}

extension TargetState {
  /// A thing in these states is so.
  fileprivate func holds(in states: Set<State>) -> Bool {
    switch self {
    case .checked: states.contains(.checked)
    case .unchecked: !states.contains(.checked)
    case .pressed: states.contains(.pressed)
    case .unpressed: !states.contains(.pressed)
    case .focused: states.contains(.focused)
    case .enabled: states.contains(.sensitive)
    case .disabled: !states.contains(.sensitive)
    }
  }
}
