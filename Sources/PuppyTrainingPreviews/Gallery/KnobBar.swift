import Gtk

/// All knobs, to be turned.
final class KnobBar {
  let widget = Box(.horizontal)
  private var knobs = Knobs()
  /// The controls follow what is shown, which is not a choice of the person.
  private var isFollowing = false
  /// Has each control show how its knob stands.
  private var followers: [(Knobs) -> Void] = []
  private let textSize = SpinButton(Knobs.textSizes, step: 10, named: "Text size in percent")

  /// A person turned one of them.
  var onTurn: (Knobs) -> Void = { _ in }

  init() {
    widget.addClass("knobs")
    widget.addClass("chrome")
    widget.useWrapLayout()
    addRow(
      Knobs.widths.map { ("\($0)", "\($0) pixels wide", $0) }
        + [("Free", "As wide as there is room", nil)], \.width)
    addRow(
      [
        ("Light", "Light theme", .light), ("Dark", "Dark theme", .dark),
        ("Contrast", "High-contrast theme", .contrast),
      ], \.appearance)
    addTextSize()
    addRow(
      [("LTR", "From left to right", false), ("RTL", "From right to left", true)],
      \.isRightToLeft)
    addRow(
      Knobs.scales.map { ("\($0)×", "\($0) pixels of the screen for each one", $0) }, \.scale)
    addSwitch("Long text", Knob.long.summary, \.hasLongText)
    addSwitch("Still", Knob.still.summary, \.isStill)
    addSwitch("No pointer", Knob.noPointer.summary, \.hidesPointer)
  }

  func show(_ knobs: Knobs) {
    self.knobs = knobs
    isFollowing = true
    for follow in followers { follow(knobs) }
    isFollowing = false
  }

  private func turn(_ change: (inout Knobs) -> Void) {
    guard !isFollowing else { return }
    change(&knobs)
    onTurn(knobs)
  }

  private func addRow<Value: Equatable>(
    _ choices: [(label: String, name: String, value: Value)], _ knob: WritableKeyPath<Knobs, Value>
  ) {
    let row = ToggleRow(choices)
    row.onChoose = { [weak self] value in self?.turn { $0[keyPath: knob] = value } }
    followers.append { row.show($0[keyPath: knob]) }
    widget.append(row.widget)
  }

  private func addSwitch(
    _ label: String, _ effect: String, _ knob: WritableKeyPath<Knobs, Bool>
  ) {
    let button = ToggleButton(toggling: label)
    button.tooltip = effect.prefix(1).uppercased() + effect.dropFirst()
    button.onToggle { [weak self] in self?.turn { $0[keyPath: knob].toggle() } }
    followers.append { button.isActive = $0[keyPath: knob] }
    widget.append(button)
  }

  private func addTextSize() {
    let group = Box(.horizontal, spacing: 6)
    textSize.tooltip = "Size of texts in percent"
    textSize.onChange { [weak self] in
      guard let self else { return }
      self.turn { $0.textPercent = self.textSize.value }
    }
    followers.append { [textSize] in textSize.value = $0.textPercent }
    for part in [Label("Text"), textSize, Label("%")] { group.append(part) }
    widget.append(group)
  }
}
