import Gtk
import PuppyTrainingCore

/// A word on a tinted ground, with a shape beside it where the word has one.
final class Pill {
  let widget = Box(.horizontal, spacing: 6)
  private let icon = Image(decoration: "")
  private let label = Label()

  init() {
    widget.addClass("pill")
    icon.isVisible = false
    widget.append(icon)
    widget.append(label)
  }

  convenience init(_ text: String) {
    self.init()
    label.text = text
  }

  convenience init(_ difficulty: Difficulty) {
    self.init()
    show(difficulty)
  }

  /// Says this level, in word, shape and colour.
  func show(_ difficulty: Difficulty) {
    label.text = difficulty.name
    icon.icon = difficulty.icon
    icon.isVisible = true
    for other in Difficulty.allCases { widget.setClass(other.rawValue, other == difficulty) }
  }
}
