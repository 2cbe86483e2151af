import FoundationEssentials
import PuppyTrainingCore

/// A trick as `JSONDecoder` reads it, to compare with.
struct DecodedTrick: Decodable {
  private struct File: Decodable { let tricks: [DecodedTrick] }
  private struct Cue: Decodable { let word, signal: String }
  private struct Fault: Decodable { let sign, remedy: String }
  private struct Step: Decodable {
    let instruction, criterion: String
    let hold: [String: Int]?
  }

  private let id, title, category, difficulty, summary: String
  private let equipment, places: [String]
  private let otherNames, prerequisites: [String]?
  private let substitutes: [String: String]?
  private let minutes: Int
  private let cue: Cue
  private let steps: [Step]
  private let faults: [Fault]
  private let safety: String?

  /// A word outside its vocabulary.
  private struct Unknown: Error { let word: String }

  static func tricks(in data: Data) throws -> [Trick] {
    try JSONDecoder().decode(File.self, from: data).tricks.map { try $0.trick() }
  }

  private func trick() throws -> Trick {
    func word<Word: RawRepresentable<String>>(_ text: String) throws -> Word {
      guard let word = Word(rawValue: text) else { throw Unknown(word: text) }
      return word
    }
    let pairs = try (substitutes ?? [:]).map { (try word($0) as Equipment, $1) }
    return Trick(
      id: id, title: title, otherNames: otherNames ?? [], category: try word(category),
      difficulty: try word(difficulty), summary: summary, equipment: try equipment.map(word),
      substitutes: Dictionary(uniqueKeysWithValues: pairs), places: try places.map(word),
      minutes: minutes, prerequisites: prerequisites ?? [],
      cue: PuppyTrainingCore.Cue(word: cue.word, signal: cue.signal),
      steps: try steps.map { step in
        PuppyTrainingCore.Step(
          instruction: step.instruction, criterion: step.criterion,
          hold: try step.hold?.first.map { Hold($1, try word($0)) })
      },
      faults: faults.map { CommonFault(sign: $0.sign, remedy: $0.remedy) }, safety: safety)
  }
}
