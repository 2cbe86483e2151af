import Gtk

/// A row with a tick when its condition is chosen. The whole row reacts, and is read out as one box
/// to tick.
final class ConditionRow: ConditionChoice {
  private let button: CheckButton
  private let number = Label()
  /// Set while the row follows the filter, which is not a choice of the person.
  private var isUpdating = false

  init(_ name: String, onToggle: @escaping () -> Void) {
    let label = Label(name)
    label.alignment = 0
    label.expands(.horizontal)
    number.addClass("number")
    let tick = Image(decoration: "object-select-symbolic")
    tick.addClass("tick")
    let content = Box(.horizontal, spacing: 12)
    for part in [label, number, tick] { content.append(part) }
    content.expands(.horizontal)
    button = CheckButton(child: content)
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
