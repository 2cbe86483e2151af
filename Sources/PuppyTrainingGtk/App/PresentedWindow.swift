import Gtk
import PuppyTrainingCore

/// A view with a window of its own.
protocol PresentedWindow: AnyObject {
  associatedtype Kind: Window
  var window: Kind { get }
  /// The window is about to be destroyed.
  func willClose()
}

extension PresentedWindow {
  func willClose() {}
}

extension MainWindow: PresentedWindow {}
extension FilterDialog: PresentedWindow {}
extension TrickWindow: PresentedWindow {}
extension PracticeWindow: PresentedWindow {}
extension DogEditor: PresentedWindow {}
extension DogPrompt: PresentedWindow {}
extension RestoreDialog: PresentedWindow {}

/// A window of GTK's own that needs nothing of ours beside it.
final class PlainWindow: PresentedWindow {
  let window: Window

  init(_ window: Window, over parent: Window?) {
    self.window = window
    window.setParent(parent, isModal: true)
    window.bind("Escape", to: "window.close")
    window.bind("<Control>w", to: "window.close")
  }
}
