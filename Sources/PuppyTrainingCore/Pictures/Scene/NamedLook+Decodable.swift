extension PictureLibrary.NamedLook: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, coat, second, light, markings, ears, tail, hair, legs, trunk, muzzle
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    name = try values.decode(String.self, forKey: .name)
    look = DogLook(
      coat: try values.decodePaint(forKey: .coat), second: try values.decodePaint(forKey: .second),
      light: try values.decodePaint(forKey: .light),
      markings: try values.decodeWord(DogLook.Markings.self, forKey: .markings),
      ears: try values.decodeWord(DogLook.Ears.self, forKey: .ears),
      tail: try values.decodeWord(DogLook.TailShape.self, forKey: .tail),
      hair: try values.decodeWord(DogLook.Hair.self, forKey: .hair),
      legs: try values.decodeShare(forKey: .legs, 0.4...1.2),
      trunk: try values.decodeShare(forKey: .trunk, 0.8...1.4),
      muzzle: try values.decodeShare(forKey: .muzzle, 0.5...1.3))
  }
}

extension KeyedDecodingContainer {
  /// A number in a range.
  func decodeShare(forKey key: Key, _ range: ClosedRange<Double>) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    guard range.contains(number) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath + [key],
          debugDescription: "is not between \(range.lowerBound) and \(range.upperBound)"))
    }
    return number
  }
}
