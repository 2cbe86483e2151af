import CAtspi

extension Accessible {
  /// Makes one call of libatspi; `nil` when it reports an error, as it does when the object has
  /// gone.
  func reading<Value>(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
  ) -> Value? {
    var error: UnsafeMutablePointer<GError>?
    let value = call(&error)
    guard let error else { return value }
    g_error_free(error)
    return nil
  }
}

extension String {
  /// Copies a string that a C function gave out, and frees it.
  init?(taking pointer: UnsafeMutablePointer<CChar>?) {
    guard let pointer else { return nil }
    defer { g_free(pointer) }
    self.init(cString: pointer)
  }
}
