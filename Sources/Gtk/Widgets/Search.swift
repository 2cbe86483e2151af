import CGtk

/// The entry of a search.
public final class SearchEntry: Widget {
  override class var type: GType { gtk_search_entry_get_type() }

  /// - Parameter name: what a screen reader calls it, and what stands in it while it is empty.
  public convenience init(named name: String) {
    self.init(new: gtk_search_entry_new())
    setAccessibleName(name)
    for part in children { part.setAccessibleName(name) }
    set("placeholder-text", name)
  }

  public var text: String {
    get { String(optional: gtk_editable_get_text(opaque)) ?? "" }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Adds to the end of the text and goes on from there.
  public func append(_ addition: String) {
    var end = gint(text.unicodeScalars.count)
    gtk_editable_insert_text(opaque, addition, -1, &end)
    gtk_editable_set_position(opaque, -1)
  }

  /// The text is another one now.
  public func onChange(_ handler: @escaping () -> Void) { connect("changed", handler) }

  /// Enter was pressed.
  public func onEnter(_ handler: @escaping () -> Void) { connect("activate", handler) }
}

/// A bar that slides in to hold a search entry.
public final class SearchBar: Widget {
  override class var type: GType { gtk_search_bar_get_type() }

  public var isOpen: Bool {
    get { gtk_search_bar_get_search_mode(opaque) != 0 }
    set { gtk_search_bar_set_search_mode(opaque, newValue ? 1 : 0) }
  }

  /// Typing anywhere in this widget opens the bar and goes to the entry.
  public func capture(typingIn widget: Widget, for entry: SearchEntry) {
    gtk_search_bar_connect_entry(opaque, entry.opaque)
    gtk_search_bar_set_key_capture_widget(opaque, widget.pointer())
  }

  /// The bar has opened or closed.
  public func onOpenChange(_ handler: @escaping () -> Void) {
    connectNotify("search-mode-enabled", handler)
  }
}
