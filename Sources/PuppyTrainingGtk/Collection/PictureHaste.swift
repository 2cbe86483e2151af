import Gtk
import PuppyTrainingCore

/// Keeps cards that fly by from being held up by their pictures: while they do, a frame has time for
/// a few pictures that were never drawn before, and the others follow when the cards come to rest.
final class PictureHaste {
  /// How many new pictures the next frame has time for; `nil` when there is no haste.
  private var left: Int?
  private var drawn: Set<Trick.ID> = []
  private var waiting: [DrawnWidget] = []
  private var lastMove: ContinuousClock.Instant?
  private var rest: ScheduledWork?

  /// As many as stand in a row of a large window.
  private static let picturesOfAFrame = 6
  /// Cards that move again so soon are flying by.
  private static let pause = Duration.milliseconds(100)

  isolated deinit { rest?.cancel() }

  /// The cards have moved.
  func move() {
    let now = ContinuousClock.now
    if let lastMove, now - lastMove < Self.pause { left = Self.picturesOfAFrame }
    lastMove = now
    rest?.cancel()
    rest = MainLoop.schedule(afterMilliseconds: 50) { [weak self] in self?.comeToRest() }
  }

  /// Whether the picture of this trick is to be drawn now; if not, the widget is drawn again later.
  func hasTime(for trick: Trick.ID, in widget: DrawnWidget) -> Bool {
    guard !drawn.contains(trick) else { return true }
    if let left {
      guard left > 0 else {
        waiting.append(widget)
        return false
      }
      self.left = left - 1
    }
    drawn.insert(trick)
    return true
  }

  private func comeToRest() {
    left = nil
    for widget in waiting { widget.redraw() }
    waiting = []
  }
}
