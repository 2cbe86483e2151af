import CGtk

/// A GObject, kept alive by one reference of ours.
///
/// The subclasses are thin: a property or method here is the property or method of the same name in
/// the GTK documentation. Nothing outside this module and its tools sees a pointer.
public class Object {
  /// Only ever used on the main actor; `deinit`, which no actor owns, gives the reference back.
  nonisolated(unsafe) package let raw: UnsafeMutableRawPointer

  /// Takes a new reference to an object that somebody else owns. A floating one stays floating: the
  /// list views of GTK 4.12 and later have rows filled before anything owns them, and to own one for
  /// a moment would be to free it.
  package required init(borrowing raw: UnsafeMutableRawPointer) {
    self.raw = raw
    g_object_ref(raw)
  }

  /// Takes over a reference that the caller owns: what a `_new` function of a plain object returns.
  package init(adopting raw: UnsafeMutableRawPointer) {
    self.raw = raw
  }

  deinit { g_object_unref(raw) }

  /// The GType that a pointer must have to be wrapped in this class.
  class var type: GType { g_object_get_type() }

  /// The pointer, seen as the C type the caller names.
  package func pointer<C>(as _: C.Type = C.self) -> UnsafeMutablePointer<C> {
    raw.assumingMemoryBound(to: C.self)
  }

  /// The pointer, for C types whose contents are private.
  package var opaque: OpaquePointer { OpaquePointer(raw) }
}

extension Object: Equatable {
  /// Both stand for the same GObject.
  nonisolated public static func == (left: Object, right: Object) -> Bool { left.raw == right.raw }
}
