import CGtk
import Gtk

extension MainLoop {
  /// Runs the loop until the condition holds or so many milliseconds have passed, and tells whether
  /// it holds.
  package static func run(
    forMilliseconds limit: UInt32 = 300_000, until condition: () -> Bool
  ) -> Bool {
    var isOver = false
    let timeout = schedule(afterMilliseconds: limit) { isOver = true }
    while !condition() && !isOver { g_main_context_iteration(nil, 1) }
    timeout.cancel()
    return condition()
  }
}
