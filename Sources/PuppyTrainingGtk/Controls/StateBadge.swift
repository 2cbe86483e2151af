import Gtk
import PuppyTrainingCore

/// How far a dog is with a trick, in word and shape.
final class StateBadge {
  let widget = Box(.horizontal, spacing: 6)
  private let icon = Image(decoration: "")
  private let label = Label()
  private var shown: TrickState?

  init() {
    widget.addClass("state")
    widget.append(icon)
    widget.append(label)
  }

  func show(_ state: TrickState) {
    guard state != shown else { return }
    if let shown { widget.removeClass(shown.kind.rawValue) }
    shown = state
    widget.addClass(state.kind.rawValue)
    icon.icon = state.kind.icon
    label.text = state.text
  }
}
