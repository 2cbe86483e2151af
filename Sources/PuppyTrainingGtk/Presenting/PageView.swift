import Gtk
import PuppyTrainingCore

/// A page of the main window: what is below its header bar. Its UI file and its previews are called
/// as the page is.
protocol PageView: AnyObject {
  static var page: Page { get }
  /// A column; messages come to stand at its top.
  var widget: Box { get }
  /// What the page adds to the header bar, the outermost first.
  var headerButtons: [Widget] { get }
  /// The window opens wider than usual: the first frame is to be as wide.
  func expectWideWindow()
  /// The keyboard goes there.
  func takeFocus(at opener: Opener)
}
