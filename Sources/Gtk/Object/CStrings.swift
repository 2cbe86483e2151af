import CGtk

extension String {
  /// A copy of a C string that its owner keeps; `nil` for none.
  package nonisolated init?(optional text: UnsafePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
  }

  /// A copy of a C string that is ours to free; `nil` for none.
  package nonisolated init?(adopting text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }
}

extension [String] {
  /// A copy of a list of C strings that ends with a null pointer and is ours to free; empty for none.
  package init(adopting list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
    self = []
    guard let list else { return }
    defer { g_strfreev(list) }
    while let text = String(optional: list[count]) { append(text) }
  }
}

/// A list of C strings that ends with a null pointer, for the length of the call.
package func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  var pointers = copies.map { UnsafePointer($0) } + [nil]
  return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress) }
}
