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

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var (word, signal): (String?, String?)
    try reader.object { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "word": try word.fill(reader.string())
      case "signal": try signal.fill(reader.string())
      default: throw .unknownKey
      }
    }
    self.init(word: try word.required("word"), signal: try signal.required("signal"))
  }
}
