import Gtk

/// A number that two buttons make smaller and greater.
final class Stepper {
  let widget = Box(.horizontal, spacing: 6)
  private let name: String
  private let number = Label()
  private let less: Button
  private let more: Button

  /// A person asked for this number.
  var onChange: (Int) -> Void = { _ in }

  /// The number that is shown.
  private(set) var value = 0

  init(_ name: String) {
    self.name = name
    less = Button(icon: "list-remove-symbolic", name: fill(tr("Fewer: %s"), with: [name]))
    more = Button(icon: "list-add-symbolic", name: fill(tr("More: %s"), with: [name]))
    let label = Label(name)
    label.alignment = 0
    label.wraps = true
    label.expands(.horizontal)
    number.addClass("stepper-number")
    for button in [less, more] { button.addClass("circular") }
    less.onClick { [weak self] in self.map { $0.onChange($0.value - 1) } }
    more.onClick { [weak self] in self.map { $0.onChange($0.value + 1) } }
    for part in [label, less, number, more] { widget.append(part) }
  }

  /// Shows this number, and which others can be asked for.
  func show(_ value: Int, in range: ClosedRange<Int>) {
    self.value = value
    number.text = "\(value)"
    number.setAccessibleName("\(name): \(value)")
    less.isSensitive = value > range.lowerBound
    more.isSensitive = value < range.upperBound
  }
}
