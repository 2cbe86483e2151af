import Gtk

/// Pills of which one, or several, stay pressed.
final class ChoicePills<Value: Hashable> {
  let widget = Box(.horizontal)
  private var buttons: [(value: Value, button: ToggleButton)] = []
  private let isExclusive: Bool
  private let needsOne: Bool
  /// Set while the pills follow `chosen`, which is not a choice of the person.
  private var isUpdating = false

  /// A person chose or took away something.
  var onChange: (Set<Value>) -> Void = { _ in }

  /// What is chosen.
  var chosen: Set<Value> = [] { didSet { update() } }

  /// - Parameters:
  ///   - choices: what can be chosen, and how it is called.
  ///   - isExclusive: choosing one takes the others away.
  ///   - needsOne: the last one chosen cannot be taken away.
  init(_ choices: [(value: Value, name: String)], isExclusive: Bool, needsOne: Bool = false) {
    self.isExclusive = isExclusive
    self.needsOne = needsOne
    widget.useWrapLayout()
    for (value, name) in choices {
      let button = ToggleButton(toggling: Label(name))
      button.addClass("toggle-pill")
      button.setAccessibleName(name)
      button.onToggle { [weak self] in self?.toggle(value) }
      buttons.append((value, button))
      widget.append(button)
    }
  }

  private func toggle(_ value: Value) {
    guard !isUpdating else { return }
    var new = chosen
    if new.contains(value) {
      if needsOne, new.count == 1 { return update() }
      new.remove(value)
    } else {
      new = isExclusive ? [value] : new.union([value])
    }
    chosen = new
    onChange(new)
  }

  private func update() {
    isUpdating = true
    for (value, button) in buttons { button.isActive = chosen.contains(value) }
    isUpdating = false
  }
}
