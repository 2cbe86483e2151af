/// What an object has under a key, as far as it has been read: for objects of which there are so
/// many that `JSONReader.fields`, which keeps a list of the keys, would be felt.
extension Optional {
  /// Takes the value, unless there was one already.
  mutating func fill(_ value: Wrapped) throws(JSONReader.Unexpected) {
    guard self == nil else { throw JSONReader.Unexpected("comes twice") }
    self = value
  }

  /// The value that has to be there.
  func required(_ key: String) throws(JSONReader.Unexpected) -> Wrapped {
    guard let self else { throw JSONReader.Unexpected("is missing").under(key) }
    return self
  }
}
