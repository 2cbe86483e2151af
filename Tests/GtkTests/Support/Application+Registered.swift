import GtkTestSupport

@testable import Gtk

extension Application {
  private static var registeredCount = 0

  /// A new application that has started up but does not run.
  ///
  /// It never goes from the session bus, and so has an id of its own.
  static func registered() -> Application {
    registeredCount += 1
    let application = Application(
      id: "io.github.puppytraining.Tests\(registeredCount)", isUnique: false)
    application.register()
    return application
  }
}
