extension Decoder {
  /// The container with these keys, once it is sure that there are no others.
  ///
  /// - Throws: `DecodingError.dataCorrupted` at the path of the first unknown key.
  func strictContainer<Key: CodingKey & CaseIterable>(
    _ keys: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let known = Set(keys.allCases.map(\.stringValue))
    let present = try container(keyedBy: AnyKey.self).allKeys
    if let unknown = present.filter({ !known.contains($0.stringValue) }).min() {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath + [unknown], debugDescription: "is not a known key"))
    }
    return try container(keyedBy: keys)
  }
}

/// Any key of an object, for looking at all that are present.
struct AnyKey: CodingKey, Comparable {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  static func < (left: AnyKey, right: AnyKey) -> Bool { left.stringValue < right.stringValue }
}

extension KeyedDecodingContainer {
  /// The whole number under this key.
  func decodeWholeNumber(forKey key: Key) throws -> Int {
    do {
      return try decode(Int.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      // A fraction, or too large: left alone, the decoder says that the whole file is not JSON.
      throw DecodingError.typeMismatch(
        Int.self, .init(codingPath: codingPath + [key], debugDescription: "\(error)"))
    }
  }

  /// The word under this key, which must belong to a vocabulary.
  func decodeWord<Word: RawRepresentable<String>>(
    _ type: Word.Type, forKey key: Key
  ) throws -> Word {
    let text = try decode(String.self, forKey: key)
    return try Self.word(type, text, at: codingPath + [key])
  }

  /// The list of words under this key, each of which must belong to a vocabulary.
  func decodeWords<Word: RawRepresentable<String>>(
    _ type: Word.Type, forKey key: Key
  ) throws -> [Word] {
    try decode([String].self, forKey: key).map {
      try Self.word(type, $0, at: codingPath + [key])
    }
  }

  /// The texts under this key by words of a vocabulary; empty when the key is absent.
  func decodeTextsIfPresent<Word: RawRepresentable<String> & Hashable>(
    _ type: Word.Type, forKey key: Key
  ) throws -> [Word: String] {
    let texts = try decodeIfPresent([String: String].self, forKey: key) ?? [:]
    let pairs = try texts.sorted { $0.key < $1.key }
      .map { (try Self.word(type, $0, at: codingPath + [key]), $1) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static func word<Word: RawRepresentable<String>>(
    _ type: Word.Type, _ text: String, at path: [any CodingKey]
  ) throws -> Word {
    guard let word = Word(rawValue: text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "has the unknown word \"\(text)\""))
    }
    return word
  }
}
