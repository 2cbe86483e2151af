import Glibc
import GtkTestSupport
import PuppyTrainingCore

@testable import Gtk
@testable import PuppyTrainingGtk

/// What all tests of the front share: GTK, the program's resources, and the book it ships.
enum Front {
  /// There is no display: run the tests under Xvfb.
  struct NoDisplay: Error {}

  /// Does nothing after the first time.
  static func start() throws { _ = try started.get() }

  /// The book the program ships.
  static var book: TrickBook {
    get throws { try started.get().book }
  }

  /// The settings of the program, with the defaults of its schema.
  static var settings: Settings? {
    get throws {
      let settings = try started.get().resources.settings(schema: ProgramInfo.id)
      for key in ["sort", "filter", "window-width", "window-height", "window-maximized"] {
        settings?.reset(key)
      }
      return settings
    }
  }

  static let application: Application = {
    let application = Application(id: ProgramInfo.id, isUnique: false)
    application.register()
    return application
  }()

  private struct Started {
    let resources: ResourceBundle
    let book: TrickBook
  }

  private static let started: Result<Started, any Error> = Result {
    setenv("GSETTINGS_BACKEND", "memory", 1)
    guard Appearance.start() else { throw NoDisplay() }
    let resources = try ResourceBundle(
      name: ProgramInfo.command, bundle: ProgramInfo.resourceBundle)
    Appearance.addStyle(ResourcePath.style)
    Appearance.addIcons(ResourcePath.icons)
    setAnimations(false)
    return Started(resources: resources, book: try ShippedBook.load())
  }
}
