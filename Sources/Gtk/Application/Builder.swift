import CGtk

/// The widgets of a UI file.
public final class Builder: Object {
  override class var type: GType { gtk_builder_get_type() }

  /// Told of what is wrong with a UI file, in the words of the parser, by a program that is made for
  /// files that are being edited; the builder then hands out empty objects. Without it the program
  /// ends: what is shipped has been tested.
  package static var onFault: ((_ reason: String, _ path: String) -> Void)?

  private var path = ""

  /// Makes the widgets of a UI file in the program's GResource.
  ///
  /// - Precondition: the file is there and valid, or somebody is told of faults; the tests open
  ///   every one.
  public convenience init(_ path: String) {
    var builder = Self.new()
    var error: UnsafeMutablePointer<GError>?
    if !Self.add(path, to: builder, &error) {
      let reason = String(optional: error?.pointee.message) ?? "it cannot be read"
      g_clear_error(&error)
      Self.destroyWindows(of: builder)
      g_object_unref(UnsafeMutableRawPointer(builder))
      Self.report(reason, in: path)
      builder = Self.new()
    }
    self.init(adopting: UnsafeMutableRawPointer(builder))
    self.path = path
  }

  private static func new() -> OpaquePointer {
    guard let builder = gtk_builder_new() else { fatalError("GTK could not make a builder.") }
    gtk_builder_set_translation_domain(builder, Translation.domain)
    return builder
  }

  private static func add(
    _ path: String, to builder: OpaquePointer, _ error: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    guard let bytes = ResourceBundle.substitute?(path) else {
      return gtk_builder_add_from_resource(builder, path, &error) != 0
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return gtk_builder_add_from_string(builder, text, -1, &error) != 0
  }

  /// Nobody else knows of those that were made before the parser came to a fault.
  private static func destroyWindows(of builder: OpaquePointer) {
    let objects = gtk_builder_get_objects(builder)
    defer { g_slist_free(objects) }
    var node = objects
    while let object = node?.pointee.data {
      if g_type_is_a(cgtk_type_of(object), gtk_window_get_type()) != 0 {
        Window(borrowing: object).destroy()
      }
      node = node?.pointee.next
    }
  }

  private static func report(_ reason: String, in path: String) {
    guard let onFault else { fatalError("\(path): \(reason)") }
    onFault(reason, path)
  }

  /// The object with this id.
  ///
  /// - Precondition: the file has it, and it is of this class, or somebody is told of faults.
  public subscript<T: Object>(id: String) -> T {
    let object = gtk_builder_get_object(opaque, id).map { UnsafeMutableRawPointer($0) }
    if let object, g_type_is_a(cgtk_type_of(object), T.type) != 0 { return T(borrowing: object) }
    let reason =
      object == nil
      ? "There is no object with the id “\(id)”" : "The object “\(id)” is not a \(T.self)"
    Self.report(reason, in: path)
    return Self.standIn()
  }

  /// Something to go on with that shows nothing.
  private static func standIn<T: Object>() -> T {
    // What is only a widget to the caller can be any.
    let type = T.type == gtk_widget_get_type() ? gtk_box_get_type() : T.type
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      fatalError("GTK could not make a \(T.self).")
    }
    return T(borrowing: UnsafeMutableRawPointer(object))
  }
}
