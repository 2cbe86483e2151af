import Gtk

/// A pill that stays pressed while its condition is chosen.
final class ConditionPill: ConditionChoice {
  private let button: ToggleButton
  private let number = Label()
  /// Set while the pill follows the filter, which is not a choice of the person.
  private var isUpdating = false

  init(_ name: String, onToggle: @escaping () -> Void) {
    number.addClass("number")
    let content = Box(.horizontal, spacing: 6)
    content.append(Label(name))
    content.append(number)
    button = ToggleButton(toggling: content)
    button.addClass("toggle-pill")
    button.setAccessibleName(name)
    button.onToggle { [weak self] in
      if self?.isUpdating == false { onToggle() }
    }
  }

  var widget: Widget { button }

  func update(isChosen: Bool, count: Int) {
    isUpdating = true
    button.isActive = isChosen
    isUpdating = false
    number.text = "\(count)"
    button.setAccessibleDescription(trickCount(count))
  }
}
