import Gtk

/// What a preview has made, for as long as it is looked at.
package final class Exhibit {
  /// The view, or what is in it where it is a window.
  package let widget: Widget
  /// The size at which it is usually seen, in logical pixels; `nil` for the one it asks for.
  package let width, height: Int?
  private let contents: WindowContents?
  private let owner: Any?

  /// A person closed the window that this is of.
  package var onClose: () -> Void = {}

  /// - Parameters:
  ///   - owner: what has to live as long as the widget.
  init(_ widget: Widget, of owner: Any? = nil, width: Int? = nil, height: Int? = nil) {
    self.widget = widget
    self.owner = owner
    self.width = width
    self.height = height
    contents = nil
  }

  /// A window that has not been shown yet; at the size it has, unless it is to be seen at another.
  ///
  /// - Parameters:
  ///   - others: what has to live as long, too.
  init(
    presenting view: some PresentedWindow, with others: Any? = nil, width: Int? = nil,
    height: Int? = nil
  ) {
    let window: Window = view.window
    let size = window.defaultSize
    self.width = width ?? (size.width > 0 ? size.width : nil)
    self.height = height ?? (size.height > 0 ? size.height : nil)
    owner = (view, others)
    view.bindClosing()
    let contents = WindowContents(of: window)
    self.contents = contents
    widget = contents.widget
    window.onCloseRequest { [weak self] in
      self?.onClose()
      return true
    }
  }

  /// It is what is in a window.
  package var isWindow: Bool { contents != nil }

  /// The keyboard goes where the window would have it at first, if it is one that says so.
  package func grabFocus() { contents?.grabFocus() }

  /// It is no longer looked at. To be called when the widget is in no window any more.
  package func close() { contents?.close() }
}
