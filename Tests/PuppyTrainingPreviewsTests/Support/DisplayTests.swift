import Gtk
import GtkTestSupport
import Testing

@testable import PuppyTrainingPreviews

/// The tests that need GTK, one after the other: they share one GTK and one display.
@Suite(.serialized) @MainActor struct DisplayTests {
  init() throws { _ = try Self.started.get() }

  /// Fails without a display: run the tests under Xvfb.
  private static let started: Result<Void, any Error> = Result { try Surroundings.start() }
}

/// Runs the main loop for as many milliseconds, in which frames are drawn.
func settle(milliseconds: UInt32 = 60) {
  _ = MainLoop.run(forMilliseconds: milliseconds) { false }
}
