import PuppyTrainingScenarios

/// Finds on the screen what a line of a scenario names.
struct ScreenSearch {
  let program: AccessibleProgram

  init(_ program: AccessibleProgram) { self.program = program }

  /// A person can see it, as it should be.
  func sees(_ sight: Sight) -> Bool {
    first(sight.target) { fits($0, sight) && canBeSeen($0) } != nil
  }

  /// The first thing a person could press; what can have the keyboard comes before what holds it.
  func pressable(_ target: Target) -> Accessible? {
    var holder: Accessible?
    let found = first(target) { thing in
      let states = thing.states
      guard states.contains(.sensitive), canBeSeen(thing) else { return false }
      if !states.contains(.focusable), holder == nil, Self.pressed.contains(thing.role) {
        holder = thing
      }
      return states.contains(.focusable)
    }
    return found ?? holder
  }

  /// The first thing that a target can mean and that is as it is wanted, the window in front first.
  /// It is read only as far as that, because each object takes a millisecond.
  func first(_ target: Target, where isWanted: (Accessible) -> Bool) -> Accessible? {
    for window in windows where target.window?.matches(window.name ?? "") ?? true {
      if target.kind == .window {
        if matches(window, target), isWanted(window) { return window }
      } else if let found = first(target, in: window, where: isWanted) {
        return found
      }
    }
    return nil
  }

  /// Its name and kind are those of the target.
  func matches(_ thing: Accessible, _ target: Target) -> Bool {
    isOfKind(thing, target) && thing.name.map(target.name.matches) == true
  }

  private func isOfKind(_ thing: Accessible, _ target: Target) -> Bool {
    guard let kind = target.kind else { return true }
    return thing.role.map(kind.roles.contains) == true
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

  private func first(
    _ target: Target, in window: Accessible, where isWanted: (Accessible) -> Bool
  ) -> Accessible? {
    let places = target.kind == .card ? window.all(.table) : [window]
    for place in places {
      let parts = target.kind == .card ? place.parts : place.partsOutsideTables
      // Of what has to be the first of its kind, the second need not be looked at.
      let found = parts.first {
        isOfKind($0, target) && (target.isFirst || matches($0, target) && isWanted($0))
      }
      if let found, !target.isFirst || matches(found, target) && isWanted(found) { return found }
    }
    guard target.kind == nil else { return nil }
    var card = target
    card.kind = .card
    return first(card, in: window, where: isWanted)
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
    case .entry: [.entry, .text]
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
    case .expanded: states.contains(.expanded)
    case .focused: states.contains(.focused)
    case .enabled: states.contains(.sensitive)
    case .disabled: !states.contains(.sensitive)
    }
  }
}
