import Gtk

/// A window around what the app shows in a window of another view.
final class PreviewWindow: PresentedWindow {
  let window: ApplicationWindow

  init(_ window: ApplicationWindow = ApplicationWindow()) { self.window = window }
}
