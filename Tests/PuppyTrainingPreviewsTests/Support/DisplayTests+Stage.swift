import Gtk
import GtkTestSupport
import PuppyTrainingGtk
import Testing

@testable import PuppyTrainingPreviews

extension DisplayTests {
  /// Runs a test on a stage in a window, which is gone afterwards.
  func withStage(_ test: (Stage, Window) throws -> Void) rethrows {
    let stage = Stage()
    var faults: [String] = []
    stage.onFault = { if let fault = $0 { faults.append(fault) } }
    let window = Window(around: stage.widget)
    window.defaultSize = (1100, 800)
    window.present()
    defer {
      stage.takeDown()
      window.destroy()
      Desktop.use(Knobs())
      settle()
    }
    try test(stage, window)
    #expect(faults == [])
  }

  /// All previews.
  var catalogue: Catalogue { Catalogue(Preview.all.map { ($0.view, $0.state) }) }

  /// Runs a test on a gallery, which is gone afterwards.
  func withGallery(_ address: String, _ test: (Gallery) throws -> Void) throws {
    let gallery = Gallery(Self.application, catalogue)
    gallery.window.present()
    gallery.open(text: address)
    _ = MainLoop.run { (gallery.stage.shown?.exhibit.widget.size.width ?? 0) > 0 }
    settle(milliseconds: 150)
    defer {
      gallery.showInspector(false)
      gallery.inspector.isOn = false
      gallery.stage.takeDown()
      gallery.window.destroy()
      Desktop.use(Knobs())
      settle()
    }
    try test(gallery)
  }

  private static let application: Application = {
    let application = Application(id: "io.github.puppytraining.PreviewsTests", isUnique: false)
    application.register()
    return application
  }()
}
