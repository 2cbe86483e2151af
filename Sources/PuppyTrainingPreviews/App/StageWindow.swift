import Gtk

/// A window with a stage and nothing else.
final class StageWindow {
  let window: ApplicationWindow
  let stage = Stage()

  init(_ application: Application) {
    window = ApplicationWindow(application)
    window.child = stage.widget
    stage.onFault = { if let fault = $0 { warn(fault, by: PreviewsApp.command) } }
  }

  /// Shows this, in a window as large as it takes.
  func show(_ address: Address) {
    stage.show(address)
    window.title = address.description
    window.defaultSize = stage.bestSize
    window.present()
    stage.grabFocus()
  }
}
