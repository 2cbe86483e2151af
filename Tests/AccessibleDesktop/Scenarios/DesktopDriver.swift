import PuppyTrainingScenarios

/// Carries out the machine-readable lines of scenarios as a person would: by what is on the screen,
/// by keys and by clicks.
public final class DesktopDriver: ScenarioDriver {
  private let app: any StartableApp
  private var latest: AccessibleProgram?
  /// The instruction that takes more than one try, while it is under way.
  private var begun: Instruction?
  private var scrolling = Scrolling()
  /// What had the keyboard when a key was pressed to move it, and how often it had it since.
  private var stuck: (at: Accessible?, count: Int)?

  public init(_ app: any StartableApp) { self.app = app }

  public func attempt(_ instruction: Instruction) -> Attempt {
    let attempt: Attempt
    do {
      attempt = instruction == .restart ? try restart() : try tryOnce(instruction)
    } catch {
      attempt = .notYet("\(error)")
    }
    if case .notYet = attempt {} else { begun = nil }
    return attempt
  }

  private func tryOnce(_ instruction: Instruction) throws -> Attempt {
    guard let program else { return .impossible("The app has ended.") }
    guard program.activeTitle != nil else {
      try program.bringToFront()
      return .notYet("No window of the app has the keyboard.")
    }
    let screen = ScreenSearch(program)
    switch instruction {
    case .press(let target): return try press(target, on: screen)
    case .check(let target): return try set(target, true, instruction, on: screen)
    case .uncheck(let target): return try set(target, false, instruction, on: screen)
    case .focus(let target, let key): return try moveFocus(to: target, by: key, on: screen)
    case .scroll(let target): return try scroll(to: target, instruction, on: screen)
    case .see(let sight):
      return screen.sees(sight) ? .done : .notYet("It is not on the screen.")
    case .notSee(let sight):
      return screen.sees(sight) ? .notYet("It is on the screen.") : .done
    case .type(let text): try Keys.type(text)
    case .key(let keys): try Keys.press(keys.map(\.description))
    case .close: try Keys.press(["alt+F4"])
    case .resize(let width, let height):
      try Xdotool.run(["getactivewindow", "windowsize", "\(width)", "\(height)"])
    case .restart: break
    }
    return .done
  }

  /// The app as it runs at the moment.
  private var program: AccessibleProgram? {
    guard let processID = app.processID else { return nil }
    if latest?.processID != processID { latest = AccessibleProgram(processID: processID) }
    return latest
  }

  /// What is written in is clicked, which gives it the keyboard.
  private func press(_ target: Target, on screen: ScreenSearch) throws -> Attempt {
    guard let found = screen.pressable(target) else {
      return .notYet("It is not on the screen, or cannot be pressed.")
    }
    if found.role.map(TargetKind.entry.roles.contains) == true {
      try Mouse.click(found)
    } else {
      try found.press()
    }
    return .done
  }

  private func set(
    _ target: Target, _ isOn: Bool, _ instruction: Instruction, on screen: ScreenSearch
  ) throws -> Attempt {
    guard let found = screen.pressable(target) else {
      return .notYet("It is not on the screen, or cannot be pressed.")
    }
    let states = found.states
    if (states.contains(.checked) || states.contains(.pressed)) == isOn { return .done }
    if begun != instruction {
      begun = instruction
      try found.press()
    }
    return .notYet("It stays as it was when it is pressed.")
  }

  private func moveFocus(
    to target: Target, by key: KeyStroke, on screen: ScreenSearch
  ) throws -> Attempt {
    let focused = screen.program.focused
    if let focused, screen.matches(focused, target) {
      stuck = nil
      return .done
    }
    // The focus takes a moment to move; what never has it would be passed by a second press.
    if let stuck, stuck.at == focused, stuck.count < 10 {
      self.stuck?.count += 1
    } else {
      stuck = (focused, 0)
      try Keys.press([key.description])
    }
    return .notYet("The keyboard is at \(focused?.line ?? "nothing").")
  }

  private func scroll(
    to target: Target, _ instruction: Instruction, on screen: ScreenSearch
  ) throws -> Attempt {
    let found = screen.first(target, where: screen.canBeSeen) ?? screen.first(target) { _ in true }
    guard let found else { return .notYet("It is not there.") }
    if begun != instruction {
      begun = instruction
      scrolling = Scrolling()
    }
    return try scrolling.advance(to: found) ? .done : .notYet("It does not come into view.")
  }

  private func restart() throws -> Attempt {
    if begun != .restart {
      guard let program else { return .impossible("The app has ended.") }
      guard program.activeTitle != nil else {
        try program.bringToFront()
        return .notYet("No window of the app has the keyboard.")
      }
      begun = .restart
      latest = nil
      try Keys.press(["ctrl+q"])
    } else if latest != nil {
      guard program?.activeTitle == nil else { return .done }
    } else if app.processID == nil {
      do { try app.start() } catch { return .impossible("It cannot be started again: \(error)") }
      _ = program
    }
    return .notYet("The app does not end, or does not come up again.")
  }
}
