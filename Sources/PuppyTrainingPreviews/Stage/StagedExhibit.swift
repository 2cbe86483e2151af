import Gtk
import GtkTools
import PuppyTrainingGtk

/// An exhibit as it can be put on a stage: a window without the window around it.
final class StagedExhibit {
  let exhibit: Exhibit
  /// The view, or what is in it where it is a window.
  let widget: Widget
  private let contents: WindowContents?

  /// A person closed the window that this is of.
  var onClose: () -> Void = {}

  init(_ exhibit: Exhibit) {
    self.exhibit = exhibit
    switch exhibit.subject {
    case .widget(let widget):
      self.widget = widget
      contents = nil
    case .window(let window):
      let contents = WindowContents(of: window)
      self.contents = contents
      widget = contents.widget
      window.onCloseRequest { [weak self] in
        self?.onClose()
        return true
      }
    }
  }

  /// It is what is in a window.
  var isWindow: Bool { contents != nil }

  /// The keyboard goes where the window would have it at first, if it is one that says so.
  func grabFocus() { contents?.grabFocus() }

  /// It is no longer looked at. To be called when the widget is in no window any more.
  func close() { contents?.close() }
}
