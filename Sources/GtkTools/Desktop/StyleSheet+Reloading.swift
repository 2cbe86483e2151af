import CGtk
import Gtk

extension StyleSheet {
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

extension Object {
  /// `void handler (instance, GtkCssSection *section, GError *error, data)`, for arguments that are
  /// only borrowed.
  fileprivate func connectParsingError(
    _ handler: @escaping (OpaquePointer, UnsafeMutablePointer<GError>) -> Void
  ) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer, OpaquePointer, UnsafeMutablePointer<GError>,
        UnsafeMutableRawPointer
      ) -> Void = {
        nonisolated(unsafe) let arguments = ($1, $2)
        enter($3, ((OpaquePointer, UnsafeMutablePointer<GError>) -> Void).self) {
          $0(arguments.0, arguments.1)
        }
      }
    connect("parsing-error", unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }
}
