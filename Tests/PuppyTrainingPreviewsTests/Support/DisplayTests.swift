import Glibc
import Gtk
import PuppyTrainingPreviews
import Testing

@testable import PuppyTrainingGtk

/// The tests that need GTK, one after the other: they share one GTK and one display.
@Suite(.serialized) @MainActor struct DisplayTests {
  init() throws { _ = try Self.started.get() }

  /// There is no display: run the tests under Xvfb.
  struct NoDisplay: Error {}

  private static let started: Result<Void, any Error> = Result {
    setenv("GSETTINGS_BACKEND", "memory", 1)
    guard Appearance.start() else { throw NoDisplay() }
    try PreviewData.loadResources()
  }
}

/// Runs the main loop for as many milliseconds, in which frames are drawn.
func settle(milliseconds: UInt32 = 60) {
  _ = MainLoop.run(forMilliseconds: milliseconds) { false }
}
