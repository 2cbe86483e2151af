import Gtk

/// Buttons beside each other of which one is pressed.
final class ToggleRow<Value: Equatable> {
  let widget = Box(.horizontal)
  private var buttons: [(value: Value, button: ToggleButton)] = []
  /// The buttons follow what is shown, which is not a choice of the person.
  private var isFollowing = false

  /// A person chose this.
  var onChoose: (Value) -> Void = { _ in }

  /// - Parameter choices: what stands on the buttons, what that means in more words, and the value.
  init(_ choices: [(label: String, name: String, value: Value)]) {
    widget.addClass("linked")
    for (label, name, value) in choices {
      let button = ToggleButton(toggling: label)
      button.setAccessibleName(name)
      button.tooltip = name
      button.join(buttons.first?.button)
      button.onToggle { [weak self] in self?.choose(value) }
      buttons.append((value, button))
      widget.append(button)
    }
  }

  func show(_ value: Value) {
    isFollowing = true
    buttons.first { $0.value == value }?.button.isActive = true
    isFollowing = false
  }

  /// A button was pressed or let go.
  private func choose(_ value: Value) {
    guard !isFollowing, buttons.contains(where: { $0.value == value && $0.button.isActive })
    else { return }
    onChoose(value)
  }
}
