extension JSONReader {
  /// Something else came than was expected.
  package struct Unexpected: Error, Equatable {
    /// The way to it from the value that was read: `frames[2].pose`. Empty for that value itself.
    package private(set) var field = ""
    /// What is wrong with it, as the end of a sentence.
    package let reason: String

    package init(_ reason: String = "is not JSON") { self.reason = reason }

    /// A key that the readers of an object have no use for.
    package static var unknownKey: Unexpected { Unexpected("is not a known key") }

    /// A word outside its vocabulary.
    package static func unknownWord(_ word: String) -> Unexpected {
      Unexpected("has the unknown word \"\(word)\"")
    }

    /// The same, seen from an object or a list that has the value under this key.
    package func under(_ key: String) -> Unexpected {
      var error = self
      error.field = key + (field.isEmpty || field.hasPrefix("[") ? "" : ".") + field
      return error
    }
  }

  /// What to say of the value that comes next, which is of another kind than was expected.
  package func mismatch(_ kind: String) -> Unexpected {
    guard next < limit else { return Unexpected() }
    if isNext(word: "null") { return Unexpected("is null, not \(kind)") }
    let isValue =
      switch Unicode.Scalar(bytes[next]) {
      case "{", "[", "\"", "-", "0"..."9": true
      default: isNext(word: "true") || isNext(word: "false")
      }
    return isValue ? Unexpected("is not \(kind)") : Unexpected()
  }
}
