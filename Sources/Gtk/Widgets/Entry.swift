import CGtk

/// A line of text to write.
public final class Entry: Widget {
  override class var type: GType { gtk_entry_get_type() }

  /// - Parameter name: what a screen reader calls it.
  public convenience init(named name: String) {
    self.init(new: gtk_entry_new())
    self.name(name)
  }

  /// What a screen reader calls the entry and the text in it.
  public func name(_ name: String) {
    setAccessibleName(name)
    for part in children { part.setAccessibleName(name) }
  }

  public var text: String {
    get { String(optional: gtk_editable_get_text(opaque)) ?? "" }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// What stands in it while it is empty.
  public var placeholder: String {
    get { String(optional: gtk_entry_get_placeholder_text(pointer())) ?? "" }
    set { gtk_entry_set_placeholder_text(pointer(), newValue) }
  }

  /// The width it asks for, in characters.
  public var naturalCharacters: Int {
    get { Int(gtk_editable_get_width_chars(opaque)) }
    set {
      gtk_editable_set_width_chars(opaque, gint(newValue))
      gtk_editable_set_max_width_chars(opaque, gint(newValue))
    }
  }

  /// Numbers are written into it: a keyboard on the screen shows digits.
  public func asksForNumber() { gtk_entry_set_input_purpose(pointer(), GTK_INPUT_PURPOSE_NUMBER) }

  /// The text is another one now.
  public func onChange(_ handler: @escaping () -> Void) { connect("changed", handler) }

  /// Enter was pressed.
  public func onEnter(_ handler: @escaping () -> Void) { connect("activate", handler) }
}

/// A whole number to write, or to make smaller and greater with two buttons.
public final class SpinButton: Widget {
  override class var type: GType { gtk_spin_button_get_type() }

  /// - Parameters:
  ///   - name: what a screen reader calls it.
  ///   - step: by how much a press of a button changes it.
  public convenience init(_ range: ClosedRange<Int>, step: Int, named name: String) {
    self.init(
      new: gtk_spin_button_new_with_range(
        Double(range.lowerBound), Double(range.upperBound), Double(step)))
    setAccessibleName(name)
    for (part, name) in zip(children, [name, "Less: \(name)", "More: \(name)"]) {
      part.setAccessibleName(name)
      part.nameParts("")
    }
  }

  public var value: Int {
    get { Int(gtk_spin_button_get_value_as_int(opaque)) }
    set { gtk_spin_button_set_value(opaque, Double(newValue)) }
  }

  public func onChange(_ handler: @escaping () -> Void) { connect("value-changed", handler) }
}
