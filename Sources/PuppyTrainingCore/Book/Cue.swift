/// What tells the dog to do the trick.
public struct Cue: Equatable, Sendable {
  /// The usual word.
  public let word: String
  /// A hand signal, described so that it can be copied.
  public let signal: String

  public init(word: String, signal: String) {
    self.word = word
    self.signal = signal
  }
}

extension Cue: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case word, signal }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    word = try values.decode(String.self, forKey: .word)
    signal = try values.decode(String.self, forKey: .signal)
  }
}
