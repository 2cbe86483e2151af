import Gtk

/// A condition to choose or take away, with the number of tricks that it would leave.
final class ConditionChoice {
  private let button: any OnOffWidget
  private let number: Label
  /// Set while the choice follows the filter, which is not a choice of the person.
  private var isUpdating = false

  private init(
    _ button: any OnOffWidget, _ name: String, number: Label, onToggle: @escaping () -> Void
  ) {
    self.button = button
    self.number = number
    button.setAccessibleName(name)
    button.onToggle { [weak self] in
      if self?.isUpdating == false { onToggle() }
    }
  }

  /// A row with a tick while its condition is chosen. The whole row reacts, and is read out as one
  /// box to tick.
  static func row(_ name: String, onToggle: @escaping () -> Void) -> ConditionChoice {
    let label = Label(name)
    label.alignment = 0
    label.expands(.horizontal)
    let tick = Image(decoration: "object-select-symbolic")
    tick.addClass("tick")
    let number = makeNumber()
    let content = Box(.horizontal, spacing: 12)
    for part in [label, number, tick] { content.append(part) }
    content.expands(.horizontal)
    return ConditionChoice(CheckButton(child: content), name, number: number, onToggle: onToggle)
  }

  /// A pill that stays pressed while its condition is chosen.
  static func pill(_ name: String, onToggle: @escaping () -> Void) -> ConditionChoice {
    let number = makeNumber()
    let content = Box(.horizontal, spacing: 6)
    content.append(Label(name))
    content.append(number)
    let button = ToggleButton(toggling: content)
    button.addClass("toggle-pill")
    return ConditionChoice(button, name, number: number, onToggle: onToggle)
  }

  private static func makeNumber() -> Label {
    let number = Label()
    number.addClass("number")
    return number
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
