import CGtk

/// A short text.
public final class Label: Widget {
  override class var type: GType { gtk_label_get_type() }

  public convenience init(_ text: String = "") { self.init(new: gtk_label_new(text)) }

  /// A text that screen readers say by themselves when it appears.
  public static func status(_ text: String) -> Label {
    let label = Label(new: puppy_label_new_status(text))
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

/// A text that fits itself to the room it is given, for rows of lists. Laying it out costs a tenth
/// of what a label costs.
public final class Inscription: Widget {
  override class var type: GType { gtk_inscription_get_type() }

  /// An empty text of so many lines, between a least and a best width in characters. What does not
  /// fit ends in an ellipsis.
  public convenience init(lines: Int, minimumCharacters: Int, naturalCharacters: Int) {
    self.init(new: gtk_inscription_new(nil))
    gtk_inscription_set_min_lines(opaque, guint(lines))
    gtk_inscription_set_nat_lines(opaque, guint(lines))
    gtk_inscription_set_min_chars(opaque, guint(minimumCharacters))
    gtk_inscription_set_nat_chars(opaque, guint(naturalCharacters))
    gtk_inscription_set_text_overflow(opaque, GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END)
    gtk_inscription_set_xalign(opaque, 0)
    gtk_inscription_set_yalign(opaque, 0)
  }

  /// Where the text stands in its room: 0 at the start, 1 at the end.
  public var alignment: Float {
    get { gtk_inscription_get_xalign(opaque) }
    set { gtk_inscription_set_xalign(opaque, newValue) }
  }

  public var text: String {
    get { String(optional: gtk_inscription_get_text(opaque)) ?? "" }
    set { gtk_inscription_set_text(opaque, newValue) }
  }
}
