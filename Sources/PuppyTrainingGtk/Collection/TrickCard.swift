import Gtk
import PuppyTrainingCore

/// One trick in the collection. Built in code, not from a UI file, because a grid makes a hundred
/// of them before its first frame.
final class TrickCard {
  let widget = Box(.vertical)
  private let tile = PictureTile()
  private let title = Inscription(lines: 1, minimumCharacters: 14, naturalCharacters: 34)
  private let summary = Inscription(lines: 2, minimumCharacters: 14, naturalCharacters: 34)
  private let pill = Pill()
  private let category = Inscription(lines: 1, minimumCharacters: 6, naturalCharacters: 10)
  private let badge = StateBadge()

  init() {
    widget.addClass("card")
    title.addClass("title")
    summary.addClass("summary")
    category.addClass("summary")
    category.alignment = 1
    category.expands(.horizontal)
    let foot = Box(.horizontal, spacing: 6)
    foot.append(pill.widget)
    foot.append(category)
    foot.append(badge.widget)
    let text = Box(.vertical, spacing: 6)
    text.addClass("text")
    for part in [title, summary, foot] { text.append(part) }
    widget.append(tile.widget)
    widget.append(text)
  }

  /// Shows this trick.
  ///
  /// - Parameters:
  ///   - state: how far the present dog is; `nil` while there is no dog.
  ///   - cell: the widget around the card that is focused and read out.
  ///   - isEntering: the trick was not shown before, so it fades in.
  func show(
    _ trick: Trick, state: TrickState? = nil, in cell: Widget? = nil, isEntering: Bool = false
  ) {
    tile.show(trick)
    title.text = trick.title
    summary.text = trick.summary
    pill.show(trick.difficulty)
    category.text = trick.category.name
    widget.setClass("entering", isEntering)
    cell?.setAccessibleName(trick.title)
    show(state, of: trick, in: cell)
  }

  /// Shows how far the present dog is with the trick that is shown.
  func show(_ state: TrickState?, of trick: Trick, in cell: Widget?) {
    badge.widget.isVisible = state != nil
    if let state { badge.show(state) }
    let words = [state?.text, trick.difficulty.name, trick.summary].compactMap(\.self)
    cell?.setAccessibleDescription(words.joined(separator: ". "))
  }
}
