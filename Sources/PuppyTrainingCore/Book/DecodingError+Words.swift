extension DecodingError {
  /// Which key is at fault, and the end of a sentence that says why.
  var pathAndReason: (path: [any CodingKey], reason: String) {
    switch self {
    case .keyNotFound(let key, let context):
      (context.codingPath + [key], "is missing")
    case .typeMismatch(let type, let context):
      (context.codingPath, "is not \(Self.words(for: type))")
    case .valueNotFound(let type, let context):
      (context.codingPath, "is null, not \(Self.words(for: type))")
    case .dataCorrupted(let context):
      (context.codingPath, context.codingPath.isEmpty ? "is not JSON" : context.debugDescription)
    @unknown default:
      ([], "cannot be read (\(self))")
    }
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is any ExpressibleByDictionaryLiteral.Type: "an object"
    case is any ExpressibleByArrayLiteral.Type: "a list"
    default: "of the right kind"
    }
  }
}

extension Collection where Element == any CodingKey {
  /// The keys as a writer of the file would say them: `steps[2].criterion`.
  var fieldName: String {
    guard !isEmpty else { return "trick" }
    return reduce("") { name, key in
      if let index = key.intValue { return "\(name)[\(index)]" }
      return name.isEmpty ? key.stringValue : "\(name).\(key.stringValue)"
    }
  }
}
