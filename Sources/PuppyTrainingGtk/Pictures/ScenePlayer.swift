import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// Moves a scene along while that is wanted and can be seen: never when the desktop wants nothing to
/// move, and not in a window that is hidden or minimized. Then no frame is asked for at all.
final class ScenePlayer {
  /// The scene, from its beginning.
  var scene: Scene? {
    didSet {
      time = 0
      hasMoved = false
      update()
    }
  }
  /// It should move whenever it can.
  var isWanted = false {
    didSet { if isWanted != oldValue { update() } }
  }
  /// A looping scene comes to rest after so many rounds; `nil` when it goes on.
  private let rounds: Double?
  private let widget: DrawnWidget
  private var ticks: FrameTicks?
  private var lastFrame: Double?
  private var time = 0.0
  private var hasMoved = false

  init(_ widget: DrawnWidget, rounds: Double? = nil) {
    self.widget = widget
    self.rounds = rounds
  }

  /// It asks for frames.
  var isMoving: Bool { ticks != nil }

  /// What to draw when it is not the still picture.
  var moment: SceneMoment? { hasMoved ? scene?.moment(at: time) : nil }

  /// To be called when what can be seen may have changed.
  func update() {
    guard canMove != isMoving else { return }
    lastFrame = nil
    ticks = canMove ? FrameTicks(of: widget) { [weak self] in self?.advance(to: $0) } : nil
  }

  /// Shows the still picture again, and begins at the beginning the next time.
  func rewind() {
    guard hasMoved || time != 0 else { return }
    time = 0
    hasMoved = false
    widget.redraw()
  }

  private var canMove: Bool {
    guard isWanted, let scene, !isOver(scene) else { return false }
    return Widget.areAnimationsEnabled && widget.isOnScreen
  }

  private func isOver(_ scene: Scene) -> Bool {
    if let rounds, time >= rounds * scene.duration { return true }
    return scene.isOver(at: time)
  }

  /// The longest step from one frame to the next, in seconds: after a pause it goes on where it was.
  private static let longestStep = 0.1

  private func advance(to seconds: Double) {
    guard canMove else { return update() }
    if let lastFrame { time += min(seconds - lastFrame, Self.longestStep) }
    lastFrame = seconds
    hasMoved = true
    widget.redraw()
  }
}
