import CGtk

/// A style sheet over the theme, whose text can be another one later.
public final class StyleSheet: Object {
  override class var type: GType { gtk_css_provider_get_type() }

  convenience init() {
    guard let provider = gtk_css_provider_new() else {
      fatalError("GTK could not make a style sheet.")
    }
    self.init(adopting: UnsafeMutableRawPointer(provider))
  }

  func load(resource path: String) { gtk_css_provider_load_from_resource(pointer(), path) }

  func load(_ text: String) { gtk_css_provider_load_from_data(pointer(), text, -1) }

  /// It is in use from now on.
  ///
  /// - Parameter level: sheets of a higher one come later.
  func apply(over level: Int) {
    guard let display = gdk_display_get_default() else { return }
    let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + guint(level)
    gtk_style_context_add_provider_for_display(display, opaque, priority)
  }

  /// Every window looks as this text says, from the next frame on. A text that is not all right
  /// changes nothing.
  ///
  /// - Parameter file: the name that a fault says.
  /// - Throws: `SourceFault`, the first one in the text.
  public func reload(_ text: String, of file: String) throws(SourceFault) {
    let trial = StyleSheet()
    var fault: SourceFault?
    trial.connectParsingError { section, error in
      guard fault == nil, error.pointee.domain == gtk_css_parser_error_quark() else { return }
      let line = Int(gtk_css_section_get_start_location(section).pointee.lines) + 1
      fault = SourceFault(String(cString: error.pointee.message), in: file, line: line)
    }
    trial.load(text)
    if let fault { throw fault }
    load(text)
  }
}
