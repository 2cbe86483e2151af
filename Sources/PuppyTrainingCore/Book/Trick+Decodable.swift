extension Trick: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, title, otherNames, category, difficulty, summary, equipment, substitutes
    case places, minutes, prerequisites, cue, steps, faults, safety
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      title: try values.decode(String.self, forKey: .title),
      otherNames: try values.decodeIfPresent([String].self, forKey: .otherNames) ?? [],
      category: try values.decodeWord(Category.self, forKey: .category),
      difficulty: try values.decodeWord(Difficulty.self, forKey: .difficulty),
      summary: try values.decode(String.self, forKey: .summary),
      equipment: try values.decodeWords(Equipment.self, forKey: .equipment),
      substitutes: try values.decodeTextsIfPresent(Equipment.self, forKey: .substitutes),
      places: try values.decodeWords(Place.self, forKey: .places),
      minutes: try values.decodeWholeNumber(forKey: .minutes),
      prerequisites: try values.decodeIfPresent([String].self, forKey: .prerequisites) ?? [],
      cue: try values.decode(Cue.self, forKey: .cue),
      steps: try values.decode([Step].self, forKey: .steps),
      faults: try values.decode([Fault].self, forKey: .faults),
      safety: try values.decodeIfPresent(String.self, forKey: .safety))
  }
}
