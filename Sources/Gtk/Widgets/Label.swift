import CGtk

/// A short text.
public final class Label: Widget {
  override class var type: GType { gtk_label_get_type() }

  public convenience init(_ text: String = "") { self.init(new: gtk_label_new(text)) }

  /// A text that screen readers say by themselves when it appears.
  public static func status(_ text: String) -> Label {
    let label = Label(new: cgtk_label_new_status(text))
    label.setAccessibleName(text)
    return label
  }

  public var text: String {
    get { String(optional: gtk_label_get_text(opaque)) ?? "" }
    set { gtk_label_set_text(opaque, newValue) }
  }

  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }

  /// The text breaks into lines where there is not enough room.
  public var wraps: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set {
      gtk_label_set_wrap(opaque, newValue ? 1 : 0)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// The width that the text asks for, in characters; it takes more when there is more.
  public var naturalCharacters: Int {
    get { Int(gtk_label_get_max_width_chars(opaque)) }
    set { gtk_label_set_max_width_chars(opaque, gint(newValue)) }
  }

  /// What does not fit ends in an ellipsis.
  public func ellipsizes() { gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END) }

  /// Lines of a text that wraps stand in the middle.
  public func centersLines() { gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER) }

  /// Where the text stands in its room: 0 at the start, 1 at the end.
  public var alignment: Float {
    get { gtk_label_get_xalign(opaque) }
    set { gtk_label_set_xalign(opaque, newValue) }
  }
}
