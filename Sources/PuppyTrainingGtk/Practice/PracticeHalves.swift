import Gtk

/// The two large buttons to mark a try with: a miss on the left, a hit on the right, as the arrow
/// keys lie, also where text runs from the right to the left.
final class PracticeHalves {
  private let box: Box
  let miss: Button
  let hit: Button

  /// - Parameter onMark: a person marked a try, as a hit or not.
  init(in box: Box, onMark: @escaping (_ isHit: Bool) -> Void) {
    self.box = box
    miss = Self.half(
      tr("Miss"), icon: MarkRow.Mark.miss.icon, style: "half-miss", keys: tr("M or Left"))
    hit = Self.half(
      tr("Hit"), icon: MarkRow.Mark.hit.icon, style: "half-hit", keys: tr("Space or Right"))
    miss.onClick { onMark(false) }
    hit.onClick { onMark(true) }
    box.keepsLeftToRight()
    box.append(miss)
    box.append(hit)
  }

  /// What can be done with them at the moment.
  func update(isShown: Bool, isSensitive: Bool) {
    box.isVisible = isShown
    miss.isSensitive = isSensitive
    hit.isSensitive = isSensitive
  }

  private static func half(_ name: String, icon: String, style: String, keys: String) -> Button {
    let word = Label(name)
    word.addClass("half-word")
    let top = Box(.horizontal, spacing: 12)
    top.alignToCenter(.horizontal)
    top.append(Image(decoration: icon))
    top.append(word)
    let hint = Label(keys)
    hint.addClass("half-keys")
    let content = Box(.vertical, spacing: 3)
    content.alignToCenter(.vertical)
    content.append(top)
    content.append(hint)
    let button = Button(child: content)
    button.addClass("half")
    button.addClass(style)
    button.setAccessibleName(name)
    button.setAccessibleDescription(keys)
    return button
  }
}
