import PuppyTrainingCore

/// Something was asked for that there is not. Said in one sentence, with what was most likely meant.
nonisolated struct Mistake: Error, Equatable, CustomStringConvertible {
  let description: String

  /// - Parameter sentence: what was asked for and why there is no such thing, with what there is.
  init(sentence: String) { description = sentence }

  /// - Parameters:
  ///   - kind: what it should be: "view".
  ///   - word: what was written.
  ///   - choices: what could have been written.
  init(_ kind: String, _ word: String, choices: [String]) {
    let wrong = word.isEmpty ? "A \(kind) is missing" : "There is no \(kind) “\(word)”"
    let nearest = Self.nearest(to: word, of: choices)
    description = wrong + (nearest.map { "; did you mean “\($0)”?" } ?? ".")
  }

  /// Among numbers the nearest number, else the nearest word.
  private static func nearest(to word: String, of choices: [String]) -> String? {
    guard let number = Int(word) else { return choices.nearest(to: word) }
    let numbers = choices.compactMap(Int.init)
    let nearest = numbers.min {
      $0.distance(to: number).magnitude < $1.distance(to: number).magnitude
    }
    return nearest.map(String.init) ?? choices.nearest(to: word)
  }
}
