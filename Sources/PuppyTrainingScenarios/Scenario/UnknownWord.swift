import PuppyTrainingCore

/// A word that is none of those that can stand in its place.
public struct UnknownWord: Error, Equatable, CustomStringConvertible {
  public let word: String
  /// What it should have been: "verb".
  public let role: String
  /// The valid word that is most like it; `nil` when there is none at all.
  public let nearest: String?

  public init(_ word: String, as role: String, among valid: [String]) {
    self.word = word
    self.role = role
    nearest = valid.nearest(to: word)
  }

  /// A sentence without a full stop.
  public var description: String {
    let what = word.isEmpty ? "the \(role) is missing" : "there is no \(role) “\(word)”"
    return nearest.map { "\(what); the nearest is “\($0)”" } ?? what
  }
}
