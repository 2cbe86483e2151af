import Gtk

/// What a preview has made, for as long as it is looked at.
package final class Exhibit {
  /// What is to be seen.
  package enum Subject {
    case widget(Widget)
    /// What is in a window that has not been shown yet.
    case window(Window)
  }

  package let subject: Subject
  /// The size at which it is usually seen, in logical pixels; `nil` for the one it asks for.
  package let width, height: Int?
  private let owner: Any?

  /// - Parameters:
  ///   - owner: what has to live as long as the widget.
  init(_ widget: Widget, of owner: Any? = nil, width: Int? = nil, height: Int? = nil) {
    subject = .widget(widget)
    self.owner = owner
    self.width = width
    self.height = height
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
    subject = .window(window)
    owner = (view, others)
    self.width = width ?? (size.width > 0 ? size.width : nil)
    self.height = height ?? (size.height > 0 ? size.height : nil)
    view.bindClosing()
  }
}
