/// What a machine-readable line asks for.
public enum Instruction: Hashable, Sendable {
  /// Press a button, a card, a menu item.
  case press(Target)
  /// Press it unless it is checked or pressed already.
  case check(Target)
  /// Press it if it is checked or pressed.
  case uncheck(Target)
  /// Press a key again and again until the target has the keyboard.
  case focus(Target, by: KeyStroke)
  case type(String)
  case key([KeyStroke])
  case see(Sight)
  case notSee(Sight)
  /// Turn the wheel until the target can be seen.
  case scroll(Target)
  /// Close the window in front, as its close button does.
  case close
  /// Quit the app, and start it again as the same person.
  case restart
  /// Make the window in front so large, in pixels.
  case resize(width: Int, height: Int)
}

/// Something on the screen, as a line names it.
public struct Target: Hashable, Sendable {
  /// `nil` for anything.
  public var kind: TargetKind?
  public var name: NamePattern
  /// It has to be the first of its kind in its window.
  public var isFirst: Bool
  /// The title of the window it is in; `nil` for any.
  public var window: NamePattern?

  public init(
    _ kind: TargetKind? = nil, _ name: NamePattern, isFirst: Bool = false,
    in window: NamePattern? = nil
  ) {
    self.kind = kind
    self.name = name
    self.isFirst = isFirst
    self.window = window
  }
}

/// What is to be seen of a target, or not.
public struct Sight: Hashable, Sendable {
  public var target: Target
  public var states: Set<TargetState>
  /// What a screen reader adds after the name.
  public var description: NamePattern?
  /// The text that stands in it.
  public var content: NamePattern?

  public init(
    _ target: Target, states: Set<TargetState> = [], description: NamePattern? = nil,
    content: NamePattern? = nil
  ) {
    self.target = target
    self.states = states
    self.description = description
    self.content = content
  }
}

/// What kind of thing a target is, in a person's word.
public enum TargetKind: String, CaseIterable, Hashable, Sendable {
  case button, card, checkbox, entry, item, text, window
}

/// What a target can be said to be.
public enum TargetState: String, CaseIterable, Hashable, Sendable {
  case checked, disabled, enabled, expanded, focused, pressed, unchecked, unpressed
}
