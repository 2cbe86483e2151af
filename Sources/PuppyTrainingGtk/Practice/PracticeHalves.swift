import Gtk

/// The two large buttons to mark a try with: a miss on the left, a hit on the right, as the arrow
/// keys lie, also where text runs from the right to the left.
final class PracticeHalves {
  let widget: Box
  let hit: Button
  private let miss: Button

  /// A person marked a try, as a hit or not.
  var onMark: (_ isHit: Bool) -> Void = { _ in }

  init() {
    let builder = Builder(ResourcePath.ui("practice-halves"))
    widget = builder["halves"]
    miss = builder["miss"]
    hit = builder["hit"]
    miss.onClick { [weak self] in self?.onMark(false) }
    hit.onClick { [weak self] in self?.onMark(true) }
    widget.keepsLeftToRight()
  }

  /// What can be done with them at the moment.
  func update(isShown: Bool, isSensitive: Bool) {
    widget.isVisible = isShown
    miss.isSensitive = isSensitive
    hit.isSensitive = isSensitive
  }
}
