import Gtk
import GtkTestSupport

/// Runs the main loop until nothing has happened in it for longer than a frame takes.
func settle() {
  for _ in 0..<100 {
    var looks = 0
    _ = MainLoop.run(forMilliseconds: 35) {
      looks += 1
      return false
    }
    // At the start, after the time is up, and for the answer.
    if looks <= 3 { return }
  }
}

extension MainLoop {
  /// Runs what follows from a change before the next frame, and nothing that waits for the frame.
  static func turn() {
    var isOver = false
    schedule(.beforeLayout) { isOver = true }
    _ = run { isOver }
  }
}
