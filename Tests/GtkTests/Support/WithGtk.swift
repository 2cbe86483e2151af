import Gtk
import Testing

/// Starts GTK before a test, and fails the test when a library complained while it ran.
nonisolated struct WithGtk: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  private struct NoDisplay: Error, CustomStringConvertible {
    let description = "There is no display; run the tests with Tests/with-desktop."
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard await Appearance.start() else { throw NoDisplay() }
    Complaints.record()
    try await function()
    for complaint in Complaints.take() { Issue.record("\(complaint)") }
  }
}

extension Trait where Self == WithGtk {
  static nonisolated var withGtk: WithGtk { WithGtk() }
}
