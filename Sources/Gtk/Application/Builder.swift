import CGtk

/// The widgets of a UI file.
public final class Builder: Object {
  override class var type: GType { gtk_builder_get_type() }

  private var path = ""

  /// Makes the widgets of a UI file in the program's GResource.
  ///
  /// - Precondition: the file is there and valid; the tests open every one.
  public convenience init(_ path: String) {
    guard let builder = gtk_builder_new() else { fatalError("GTK could not make a builder.") }
    self.init(adopting: UnsafeMutableRawPointer(builder))
    self.path = path
    gtk_builder_set_translation_domain(builder, translationDomain)
    var error: UnsafeMutablePointer<GError>?
    guard Self.add(path, to: builder, &error) else {
      fatalError("\(path): \(String(optional: error?.pointee.message) ?? "cannot be read")")
    }
  }

  private static func add(
    _ path: String, to builder: OpaquePointer, _ error: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    guard LongText.isOn, let bytes = ResourceBundle.contents(of: path) else {
      return gtk_builder_add_from_resource(builder, path, &error) != 0
    }
    let text = LongText.stretched(ui: String(decoding: bytes, as: UTF8.self))
    return gtk_builder_add_from_string(builder, text, -1, &error) != 0
  }

  /// The object with this id.
  ///
  /// - Precondition: the file has it, and it is of this class.
  public subscript<T: Object>(id: String) -> T {
    guard let object = gtk_builder_get_object(opaque, id) else {
      fatalError("\(path) has no object with the id \(id).")
    }
    guard g_type_is_a(puppy_type_of(object), T.type) != 0 else {
      fatalError("\(path): \(id) is not a \(T.self).")
    }
    return T(borrowing: UnsafeMutableRawPointer(object))
  }
}
