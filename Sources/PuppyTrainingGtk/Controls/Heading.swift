import Gtk

/// The labels that several views share.
extension Label {
  /// The title over a part of a window.
  static func heading(_ text: String) -> Label {
    let label = Label(text)
    label.addClass("heading")
    label.alignment = 0
    label.wraps = true
    return label
  }

  /// A text to read, which can be selected and copied.
  static func reading(_ text: String, _ styles: String...) -> Label {
    let label = Label(text)
    label.alignment = 0
    label.wraps = true
    label.isSelectable = true
    label.naturalCharacters = 44
    for style in styles { label.addClass(style) }
    return label
  }
}
